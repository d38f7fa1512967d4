import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './write-atomically.mjs';

/** Minimum length, below which services refuse a secret. A file truncated by a full disk is replaced. */
const SHORTEST = 32;

/**
 * A secret of this installation: created at the first start, readable by its owner only, and unchanged afterwards.
 *
 * @param {string} data folder of the installation
 * @param {string} name
 */
export function secretOf(data, name) {
  const file = path.join(data, 'secrets', name);
  const before = read(file);
  if (before.length >= SHORTEST) return before;
  const secret = randomBytes(32).toString('base64url');
  writeAtomically(file, secret);
  return secret;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return '';
    throw error;
  }
}
