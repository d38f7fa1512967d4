import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Temporary files without an owner: drafts, uploads and export files. */
const PASSING = new Set(['.parts', 'incoming', 'exports', 'journals']);

/**
 * Copies the files of a folder that the copy does not have yet. Stored files never change once they have their name, so
 * a hard link is as good as a copy and uses no space.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ mayLink?: boolean }} [options] `mayLink` is false for files that are modified in place
 */
export function addFiles(from, to, { mayLink = true } = {}) {
  for (const name of filesIn(from)) {
    if (PASSING.has(name.split(path.sep)[0] ?? '')) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      if (!mayLink || !link(source, target)) copyFileSync(source, target);
    } catch (error) {
      // The file was removed after it was listed.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Lists the files of a folder at any depth, by relative path. A missing folder has none.
 *
 * @param {string} folder
 */
export function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param {string} source
 * @param {string} target
 * @returns {boolean} whether the target now exists
 */
function link(source, target) {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    // Linking fails on other file systems, and on those without hard links.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST';
  }
}
