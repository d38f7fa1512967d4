import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { minimizers } from './minimizers.mjs';
import { sourceRules } from './source-rules.mjs';

/**
 * Compiles a script into one self-contained file: one that runs before the application, or beside it in a worker.
 *
 * @param {string} directory of the app, from which the entry is found
 * @param {{ entry: string, target: 'web' | 'webworker' }} script
 * @returns {Promise<string>} its source
 */
export async function compileAlone(directory, { entry, target }) {
  const { source } = await compile({
    context: directory,
    target: [target, 'es2022'],
    entry,
    output: { asyncChunks: false },
    ...sourceRules({ isProduction: true }),
  });
  return source;
}

/**
 * Compiles a module for Node that renders pages, into one file, and the style sheet of these pages.
 *
 * @param {string} directory of the app, from which the entry is found
 * @param {{ entry: string, uniqueName: string }} script `uniqueName` is that of the build for browsers, whose class
 * names are used
 * @returns {Promise<{ source: string, styles: string }>}
 */
export async function compileForServer(directory, { entry, uniqueName }) {
  const { module, ...rules } = sourceRules({ isProduction: true });
  return compile({
    context: directory,
    target: ['node20', 'es2022'],
    entry,
    output: {
      uniqueName,
      asyncChunks: false,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    ...rules,
    module: {
      ...module,
      generator: { 'css/auto': { ...module.generator['css/auto'], exportsOnly: false } },
    },
  });
}

async function compile({ output, ...config }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'compiled-alone-'));
  const read = (name) => readFile(path.join(folder, name), 'utf8');
  try {
    await run({
      ...config,
      mode: 'production',
      devtool: false,
      optimization: { minimizer: minimizers() },
      output: { ...output, path: folder, filename: 'script.js', cssFilename: 'script.css' },
    });
    return { source: await read('script.js'), styles: await read('script.css').catch(() => '') };
  } finally {
    await rm(folder, { recursive: true });
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
