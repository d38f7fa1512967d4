import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Folders for servers on Debian and with Homebrew, which may be missing in the PATH of an ordinary user. */
const MORE = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * The full path of a program, or undefined if none of these names is installed.
 *
 * @param {...string} names in order of preference
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...MORE].filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => path.join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
