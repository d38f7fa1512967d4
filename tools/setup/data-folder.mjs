import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../terminal/terminal.mjs';

/** The folders of an installation that contain readers' data, secrets, or server addresses with passwords. */
const PRIVATE = ['files', 'logs', 'mail', 'mongo', 'nats', 'redis', 'run', 'secrets'];

/** Messages for the operator, by the error code of the system. @type {Record<string, string>} */
const REASONS = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a file system that is mounted read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its path is a loop of symbolic links',
  EIO: 'the disk reports an error',
};

/**
 * Creates or checks the data folder: it must be a writable folder, and only the owner may read its parts. An existing
 * data folder keeps its own permissions, because it may contain other things; its parts do not.
 *
 * @param {string} data
 * @throws {Problem} that says what is wrong with it
 */
export function prepareDataFolder(data) {
  try {
    if (statSync(data, { throwIfNoEntry: false })?.isFile()) throw new Problem(explain(data, 'it is a file'));
    mkdirSync(data, { recursive: true, mode: 0o700 });
    for (const name of PRIVATE) {
      const folder = path.join(data, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      chmodSync(folder, 0o700);
    }
    tryWriting(data);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(explain(data, reasonOf(error)));
  }
}

/** Only a write can show whether there is space. @param {string} data */
function tryWriting(data) {
  const file = path.join(data, 'run', `try-${randomUUID()}`);
  try {
    writeFileSync(file, 'x'.repeat(64 * 1024), { mode: 0o600 });
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Explains in words why something could not be written.
 *
 * @param {unknown} error
 */
export function reasonOf(error) {
  const { code, message, path: at } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EEXIST') return `${at} is not a folder`;
  return (code !== undefined && REASONS[code]) || message;
}

/**
 * @param {string} data
 * @param {string} reason
 */
function explain(data, reason) {
  return `The data folder ${data} cannot be used: ${reason}.\nFix this, or set DATA_DIR to another folder.`;
}
