import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { filedEntry } from '../../test/filed-entries.js';
import { written } from '../../test/written-file.js';
import { labelsIn } from '../labels.js';
import { FontCase } from './font-case.js';
import type { FontFile, FontName } from './faces.js';
import { missingWords } from './missing-characters.js';
import { SystemFonts, type SystemFontFile } from './system-fonts.js';

const { resolve } = createRequire(import.meta.url);
const bytesOf = async (file: string) => new Uint8Array(await readFile(resolve(file)));
const NOTO = '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew';
const LATIN: FontFile = '@fontsource/literata/files/literata-latin-400-normal.woff';

/** A system that has some fonts from packages. */
const systemOf = (...files: string[]): SystemFontFile[] =>
  files.map((path) => ({ path, read: () => bytesOf(path) }));
const damaged: SystemFontFile = { path: 'damaged.ttf', read: () => Promise.resolve(new Uint8Array(99)) };

const point = (sign: string) => sign.codePointAt(0)!;

describe('the fonts of a system', () => {
  it('are found by their supported characters and the requested weight', async () => {
    const [regular, bold] = [`${NOTO}-400-normal.woff`, `${NOTO}-700-normal.woff`];
    const fonts = await SystemFonts.read([damaged, ...systemOf(LATIN, bold, regular)]);
    expect(fonts.find([point('א')], 'normal')?.file.path).toBe(regular);
    expect(fonts.find([point('א'), point('\u05B0')], 'bold')?.file.path).toBe(bold);
    expect(fonts.find([point('a')], 'bold')?.file.path).toBe(LATIN);
    expect(fonts.find([point('a'), point('क')], 'normal')).toBeUndefined();
  });

  it('are empty on a system without fonts', async () => {
    expect((await SystemFonts.read([])).find([point('a')], 'normal')).toBeUndefined();
  });
});

describe('the fonts of a text', () => {
  it('fall back to the system for characters that no face has, and report a missing character once', async () => {
    // This application's only test font has Latin letters; Hebrew comes from the system fonts.
    const system = () => Promise.resolve(systemOf(`${NOTO}-400-normal.woff`));
    const added: FontName[] = [];
    const fonts = new FontCase(
      () => bytesOf(LATIN),
      (font) => added.push(font),
      system,
    );
    const text = 'Fe אמת नमस्ते\n';
    await fonts.provide(text, 'normal');
    const hebrew: FontName = `system:${NOTO}-400-normal.woff`;
    expect(added.filter((font) => font.startsWith('system:'))).toEqual([hebrew]);
    expect(fonts.parts('אמת', 'normal')).toEqual([{ text: 'אמת', font: hebrew }]);
    expect(fonts.parts('Fe', 'normal')[0]?.font).toBe(LATIN);
    expect(fonts.takeMissing().join('')).toBe('नमस्ते');
    expect(fonts.takeMissing()).toEqual([]);
  });

  it('have the requested weight, regardless of which was needed first', async () => {
    const [regular, bold] = [`${NOTO}-400-normal.woff`, `${NOTO}-700-normal.woff`] as const;
    const fonts = new FontCase(
      () => bytesOf(LATIN),
      () => {},
      () => Promise.resolve(systemOf(regular, bold)),
    );
    for (const look of ['bold', 'normal'] as const) await fonts.provide('אמת', look);
    expect(fonts.parts('אמת', 'bold')[0]?.font).toBe(`system:${bold}`);
    expect(fonts.parts('אמת', 'normal')[0]?.font).toBe(`system:${regular}`);
  });

  it('are looked up with composed letters', async () => {
    const fonts = new FontCase(
      () => bytesOf(LATIN),
      () => {},
      undefined,
    );
    await fonts.provide('man\u0303ana', 'normal');
    expect(fonts.takeMissing()).toEqual([]);
    expect(fonts.parts('man\u0303ana', 'normal')).toEqual([{ text: 'mañana', font: LATIN }]);
  });
});

describe('characters that a file cannot show', () => {
  it('are named by their script, in the language of the file', () => {
    const missing = ['ن', 'क्', '\u{1F9FF}'];
    const english = missingWords(missing, labelsIn('en'));
    expect(english).toContain('Arabic (U+0646); Devanagari (U+0915, U+094D); Other signs (U+1F9FF).');
    expect(missingWords(missing, labelsIn('es'))).toMatch(/árabe \(U\+0646\).*Otros signos/);
    expect(missingWords([...'नमसतकखगघच'], labelsIn('en'))).toContain(', …)');
  });

  it('get a note in the file, which is absent if there are none', async () => {
    const sizeOf = async (content: string) =>
      (await written('pdf', [filedEntry({ content })], { fonts: bytesOf })).length;
    expect(await sizeOf('सलाम')).toBeGreaterThan((await sizeOf('paz.')) + 1_000);
  });
});
