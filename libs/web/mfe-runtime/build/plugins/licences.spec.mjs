import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licencesText, webLicences } from './licences.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

const licences = webLicences(ROOT);
const text = licencesText(licences);

describe('the page of licences', () => {
  it('lists each package that a web application or library depends on, in its exact version', () => {
    const named = ['apps', 'libs/web', 'libs/shared'].flatMap((group) =>
      readdirSync(path.join(ROOT, group)).flatMap((name) => dependenciesOf(path.join(ROOT, group, name))),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const [name, version] of named) expect(text).toContain(`\n${name} ${version}\n`);
  });

  it('lists their transitive dependencies, and of the build tools only the code that they emit', () => {
    const names = licences.map(({ name }) => name);
    for (const name of [
      'scheduler',
      'prosemirror-model',
      'micromark',
      'react-aria',
      '@swc/helpers',
      '@rspack/core',
    ])
      expect(names).toContain(name);
    for (const name of ['@module-federation/dts-plugin', 'typescript', 'jest', 'sharp', '@types/react'])
      expect(names).not.toContain(name);
    expect(names.filter((name) => name.startsWith('@word-unfolded/'))).toEqual([]);
  });

  it('names the licence of each package and includes its text', () => {
    for (const { name, licence, texts } of licences) {
      expect([name, licence]).toEqual([name, expect.stringMatching(/\w/)]);
      if (texts.length === 0) expect([name, licence]).toEqual([name, 'MIT']);
    }
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });

  it('lists the fonts under the Open Font License, and the owners of the Scripture texts, in both languages', () => {
    const fonts = licences.filter(({ licence }) => licence === 'OFL-1.1');
    expect(fonts.map(({ name }) => name)).toContain('@fontsource-variable/literata');
    for (const { texts } of fonts) expect(texts.join()).toMatch(/SIL OPEN FONT LICENSE/i);
    expect(text).toContain('public domain');
    expect(text).toContain('dominio público');
  });
});

function dependenciesOf(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(dependencies).filter(([name]) => !name.startsWith('@word-unfolded/'));
}
