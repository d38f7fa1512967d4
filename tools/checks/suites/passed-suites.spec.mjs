import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassedSuites } from './passed-suites.mjs';

/** @type {string} */
let root;
/** @type {PassedSuites} */
let suites;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'passed-suites-'));
  execFileSync('git', ['init', '-q', root]);
  mkdirSync(path.join(root, 'services/ai/src'), { recursive: true });
  write('services/ai/package.json', '{ "name": "ai" }');
  write('services/ai/src/a.ts', '1');
  write('services/ai/src/a.spec.ts', 'tests a');
  suites = new PassedSuites(root, path.join(root, 'passed.json'), {});
  write('.gitignore', 'passed.json');
});
afterEach(() => rmSync(root, { recursive: true }));

const SUITE = 'services/ai/src/a.spec.ts';

/** @param {string} file @param {string} text */
const write = (file, text) => writeFileSync(path.join(root, file), text);

async function now() {
  const found = await suites.fingerprints(/\.spec\.ts$/);
  if (!found) throw new Error('Git lists no files');
  return found;
}

describe('a suite that has passed', () => {
  it('is unchanged until something that it depends on changes, and again when that is taken back', async () => {
    const before = await now();
    expect(suites.unchanged(before)).toEqual(new Map());
    suites.add(new Map([[SUITE, 3]]), before, await now());
    expect(suites.unchanged(await now())).toEqual(new Map([[SUITE, 3]]));
    write('services/ai/src/a.ts', '2');
    expect(suites.unchanged(await now())).toEqual(new Map());
    write('services/ai/src/a.ts', '1');
    expect(suites.unchanged(await now())).toEqual(new Map([[SUITE, 3]]));
  });

  it('is not taken as passed if a file was changed while it ran', async () => {
    const before = await now();
    write('services/ai/src/a.ts', '2');
    suites.add(new Map([[SUITE, 3]]), before, await now());
    write('services/ai/src/a.ts', '1');
    expect(suites.unchanged(await now())).toEqual(new Map());
  });

  it('runs again where what is stored cannot be read', async () => {
    const before = await now();
    suites.add(new Map([[SUITE, 3]]), before, before);
    write('passed.json', '{');
    expect(suites.unchanged(before)).toEqual(new Map());
  });
});
