import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../terminal/terminal.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Refuses a Node version below the one in package.json.
 *
 * @param {string} [running] a version such as v20.19.0
 */
export function assertNodeVersion(running = process.version) {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const needed = /** @type {string} */ (engines.node).replace(/[^\d.]/g, '');
  if (isOlder(running.replace('v', ''), needed)) {
    throw new Problem(
      `This needs Node ${needed} or newer; ${running} is running. Install a current one from https://nodejs.org and try again.`,
    );
  }
}

/**
 * @param {string} version
 * @param {string} needed
 */
function isOlder(version, needed) {
  const [left, right] = [version, needed].map((text) => text.split('.').map(Number));
  for (const [index, part] of (right ?? []).entries()) {
    const other = left?.[index] ?? 0;
    if (other !== part) return other < part;
  }
  return false;
}
