import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The list of this repository's files has some 400,000 characters. */
const LONGEST_LIST = 64 * 1_024 * 1_024;

/**
 * A fingerprint of the version of Node and of all files of a working tree that Git does not ignore.
 *
 * @param {string} root of the working tree
 * @param {{ documents?: boolean }} [options] `documents`: also of Markdown. Builds copy some, no static check reads it.
 * @returns {Promise<string | undefined>} undefined where Git cannot list the files, as in an unpacked archive
 */
export async function sourcesFingerprint(root, { documents = false } = {}) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = await run('git', list, { cwd: root, maxBuffer: LONGEST_LIST }).catch(() => undefined);
  if (!listed) return undefined;
  const counts = (/** @type {string} */ file) => file !== '' && (documents || !file.endsWith('.md'));
  const files = new Set(listed.stdout.split('\0').filter(counts));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(contentOf(path.join(root, file)));
  return hash.digest('hex');
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    // Deleted and still in the index, or the folder of a nested repository.
    return String(/** @type {NodeJS.ErrnoException} */ (error).code);
  }
}
