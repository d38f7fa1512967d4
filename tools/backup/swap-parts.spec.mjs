import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PARTS } from './installation.mjs';
import { declareComplete, finishRestore, STAGING } from './swap-parts.mjs';

/** @type {string} */
let data;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-swap-'));
  for (const part of PARTS)
    for (const where of [data, path.join(data, STAGING)])
      put(path.join(where, part), where === data ? 'old' : 'new');
});
afterEach(() => rmSync(data, { recursive: true }));

/** @param {string} folder @param {string} text */
function put(folder, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'file'), text);
}

const contents = () => PARTS.map((part) => readFileSync(path.join(data, part, 'file'), 'utf8'));

describe('the end of a restore', () => {
  it('leaves everything unchanged when killed before staging is complete', () => {
    expect(finishRestore(data)).toBeUndefined();
    expect(new Set(contents())).toEqual(new Set(['old']));
    expect(existsSync(path.join(data, STAGING))).toBe(false);
  });

  it.each(PARTS.map((_, index) => index))(
    'is finished by the next start when killed after %i parts',
    (done) => {
      declareComplete(data);
      const { replaced } = JSON.parse(readFileSync(path.join(data, STAGING, 'complete.json'), 'utf8'));
      for (const part of PARTS.slice(0, done)) {
        mkdirSync(path.join(data, replaced), { recursive: true });
        renameSync(path.join(data, part), path.join(data, replaced, part));
        renameSync(path.join(data, STAGING, part), path.join(data, part));
      }
      // Killed between the two moves of a part, after which the start created its folder again.
      const part = PARTS[done] ?? '';
      mkdirSync(path.join(data, replaced), { recursive: true });
      renameSync(path.join(data, part), path.join(data, replaced, part));
      mkdirSync(path.join(data, part));
      expect(finishRestore(data)).toBe(path.join(data, replaced));
      expect(new Set(contents())).toEqual(new Set(['new']));
      expect(readdirSync(path.join(data, replaced)).sort()).toEqual([...PARTS].sort());
      expect(existsSync(path.join(data, STAGING))).toBe(false);
      expect(finishRestore(data)).toBeUndefined();
    },
  );
});
