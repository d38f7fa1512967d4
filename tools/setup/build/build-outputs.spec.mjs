import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputsFingerprint } from './build-outputs.mjs';

describe('the fingerprint of what builds wrote', () => {
  /** @type {string} */
  let root;
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'outputs-'));
    write('services/auth/dist/main.js', 'one');
    write('apps/shell/dist/assets/page.js', 'page');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('changes when an output is added, written again, edited or removed', () => {
    const seen = [outputsFingerprint(root)];
    const added = write('services/ai/dist/main.js', 'two');
    seen.push(outputsFingerprint(root));
    utimesSync(added, 1, 1);
    seen.push(outputsFingerprint(root));
    write('services/ai/dist/main.js', 'longer');
    utimesSync(added, 1, 1);
    seen.push(outputsFingerprint(root));
    rmSync(path.join(root, 'apps/shell/dist'), { recursive: true });
    seen.push(outputsFingerprint(root));
    expect(new Set(seen).size).toBe(5);
  });

  it('does not change with the sources, which have a fingerprint of their own', () => {
    const before = outputsFingerprint(root);
    write('services/auth/src/main.ts', 'source');
    expect(outputsFingerprint(root)).toBe(before);
  });
});
