import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { sourceRules } from './source-rules.mjs';

/**
 * Compiles a script into one self-contained file: one that runs before the application, or beside it in a worker.
 *
 * @param {string} directory of the app, from which the entry is found
 * @param {{ entry: string, target: 'web' | 'webworker' }} script
 * @returns {Promise<string>} its source
 */
export async function compileAlone(directory, { entry, target }) {
  const output = await mkdtemp(path.join(os.tmpdir(), 'compiled-alone-'));
  try {
    await run({
      context: directory,
      mode: 'production',
      devtool: false,
      target: [target, 'es2022'],
      entry,
      output: { path: output, filename: 'script.js', asyncChunks: false },
      ...sourceRules({ isProduction: true }),
    });
    return await readFile(path.join(output, 'script.js'), 'utf8');
  } finally {
    await rm(output, { recursive: true });
  }
}

function run(config) {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
