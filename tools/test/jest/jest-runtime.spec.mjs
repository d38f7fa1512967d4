import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const DEPTH = 12;

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(import.meta.dirname, '.graphs-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('module graphs that are imported at once', () => {
  it('may share files', async () => {
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      writeFile(path.join(folder, name), text);
    for (let depth = 0; depth < DEPTH; depth++)
      await write(
        `shared-${depth}.mjs`,
        depth + 1 < DEPTH ? `export * from './shared-${depth + 1}.mjs';` : 'export const depth = "all";',
      );
    await write('first.mjs', "export * from './shared-0.mjs';");
    await write('second.mjs', "export * from './shared-0.mjs';");
    const pages = await Promise.all(
      ['first', 'second'].map((name) => import(path.join(folder, `${name}.mjs`))),
    );
    expect(pages.map((page) => page.depth)).toEqual(['all', 'all']);
  });
});
