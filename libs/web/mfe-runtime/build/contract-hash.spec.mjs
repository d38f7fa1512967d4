import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractHash, hashOfSources } from './contract-hash.mjs';

const SOURCE = "export const tier = ['free', 'plus'] as const;\n";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-contracts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} source */
function hashOf(source) {
  writeFileSync(path.join(folder, 'tier.ts'), source);
  return hashOfSources([folder]);
}

describe('the hash of the contracts', () => {
  it('changes with the content of the contracts', () => {
    expect(hashOf(SOURCE)).not.toBe(hashOf(SOURCE.replace('plus', 'premium')));
  });

  it('does not change with comments, types, formatting or tests', () => {
    const hash = hashOf(SOURCE);
    expect(hashOf(`/** The tiers. */\n${SOURCE.replace(' as const', '')}export type Tier = string;\n`)).toBe(
      hash,
    );
    writeFileSync(path.join(folder, 'tier.spec.ts'), 'expect(1).toBe(1);');
    expect(hashOf(SOURCE)).toBe(hash);
  });

  it('is the same for every app of one checkout', () => {
    expect(contractHash()).toMatch(/^[0-9a-f]{16}$/);
    expect(contractHash()).toBe(contractHash());
  });
});
