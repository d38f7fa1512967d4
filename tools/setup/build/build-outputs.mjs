import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folders whose workspaces are built. */
const BUILT = ['apps', 'services', 'libs/server', 'libs/shared', 'libs/web'];

/**
 * A fingerprint of what the builds wrote: the name, size and time of each file in the dist folders. It changes when
 * a file is built again, removed or edited.
 *
 * @param {string} root of the working tree
 */
export function outputsFingerprint(root) {
  const hash = createHash('sha256');
  for (const folder of outputFolders(root))
    for (const file of filesIn(folder)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

/** @param {string} root */
function outputFolders(root) {
  return BUILT.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'dist')))
    .filter((folder) => existsSync(folder))
    .sort();
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
