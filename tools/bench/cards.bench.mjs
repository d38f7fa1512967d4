import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../setup/workspace.mjs';

const PROGRAM = path.join(ROOT, 'services/ai/test/cards');
const BUNDLER = path.join(ROOT, 'libs/server/service-kit/build/bundle-service.mjs');

/**
 * Bundles the program that draws many cards, and runs it.
 *
 * @param {string[]} task its arguments
 * @returns {Promise<string>} what it prints
 */
export async function runCards(task) {
  const run = promisify(execFile);
  await run(process.execPath, [BUNDLER], { cwd: PROGRAM });
  return (await run(process.execPath, [path.join(PROGRAM, 'dist', 'main.js'), ...task])).stdout;
}

/** @typedef {{ p50: number, p95: number, most: number }} Shares milliseconds */

/**
 * Measures quote cards of 1024 by 1024 pixels of all aesthetics, moods and styles, from the order to the file: the
 * processor time of each, in milliseconds. `sketch` is the drawing as SVG alone, as a browser
 * does it while the reader chooses.
 *
 * @param {{ cards: number }} options
 * @returns {Promise<Shares & { sketch: Shares }>}
 */
export async function benchCards({ cards }) {
  return JSON.parse(await runCards(['bench', String(cards)]));
}
