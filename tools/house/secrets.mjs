import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret of this installation: made at its first start, kept for its owner alone, and the same at every start after.
 *
 * @param {string} data folder of the installation
 * @param {string} name
 */
export function secretOf(data, name) {
  const file = path.join(data, 'secrets', name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
