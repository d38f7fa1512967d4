import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { sourceRules } from './source-rules.mjs';

/**
 * The script that dresses the page before it is painted, as one file of its own: an entry of the shell's build would carry
 * the federation runtime with it.
 *
 * @param {string} directory of the app that has the page
 * @returns {Promise<{ name: string, source: string }>} its name below the output folder, by its content
 */
export async function compileThemeBoot(directory) {
  const output = await mkdtemp(path.join(os.tmpdir(), 'theme-boot-'));
  try {
    await run({
      context: directory,
      mode: 'production',
      devtool: false,
      target: ['web', 'es2022'],
      entry: '@word-unfolded/ui/theme-boot',
      output: { path: output, filename: 'theme-boot.js' },
      ...sourceRules({ isProduction: true }),
    });
    const source = await readFile(path.join(output, 'theme-boot.js'), 'utf8');
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { name: `assets/theme-boot.${hash}.js`, source };
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
