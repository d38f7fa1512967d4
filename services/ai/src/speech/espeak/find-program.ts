import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The full path of a program of the PATH, or undefined when there is none. */
export function findProgram(name: string, folders: string): string | undefined {
  return folders
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
