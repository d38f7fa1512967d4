import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where Debian and Homebrew put servers, which the PATH of an ordinary user may lack. */
const MORE = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * The full path of a program, or undefined when the machine has none of these names.
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
