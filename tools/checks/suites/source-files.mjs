import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The list of this repository's files has some 400,000 characters. */
const LONGEST_LIST = 64 * 1_024 * 1_024;

/**
 * The files of a working tree that Git does not ignore, in alphabetical order.
 *
 * @param {string} root of the working tree
 * @returns {Promise<string[] | undefined>} relative to the root; undefined where Git cannot list the files, as in an
 *   unpacked archive
 */
export async function sourceFiles(root) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = await run('git', list, { cwd: root, maxBuffer: LONGEST_LIST }).catch(() => undefined);
  return listed && [...new Set(listed.stdout.split('\0'))].filter((file) => file !== '').sort();
}

/**
 * The content of a file, or the code of the error: a file may be deleted and still be in the index, or be the folder of
 * a nested repository.
 *
 * @param {string} root
 * @param {string} file relative to the root
 */
export function contentOf(root, file) {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    return Buffer.from(String(/** @type {NodeJS.ErrnoException} */ (error).code));
  }
}
