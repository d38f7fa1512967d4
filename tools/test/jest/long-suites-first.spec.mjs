import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../setup/workspace.mjs';

const LongSuitesFirst = createRequire(import.meta.url)('./long-suites-first.cjs');

describe('the order of the suites', () => {
  it('begins with the longest ones', async () => {
    const [longest, second] = LongSuitesFirst.LONG;
    const context = {
      config: { cacheDirectory: path.join(ROOT, 'no-such-folder'), id: 'any' },
      hasteFS: { getSize: () => 1 },
    };
    const tests = ['any/one.int-spec.ts', second, 'any/other.int-spec.ts', longest].map((file) => ({
      path: path.join(ROOT, file),
      context,
    }));
    const sorted = await new LongSuitesFirst({ contexts: [], globalConfig: {} }).sort(tests);
    const names = sorted.map((/** @type {{ path: string }} */ test) => path.relative(ROOT, test.path));
    expect(names.slice(0, 2)).toEqual([longest, second]);
    expect(names).toHaveLength(4);
  });

  it('names suites that exist', () => {
    const missing = LongSuitesFirst.LONG.filter(
      (/** @type {string} */ file) => !existsSync(path.join(ROOT, file)),
    );
    expect(missing).toEqual([]);
  });
});
