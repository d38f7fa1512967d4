import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

/**
 * Opens a library file for reading.
 *
 * The mode stands in the address, because libsql passes over better-sqlite3's options `readonly` and `fileMustExist`;
 * `immutable` spares the locks of a file that nobody writes.
 *
 * @throws Error when there is no such file, or it is none of SQLite.
 */
export function openLibrary(file: string): Database.Database {
  if (!existsSync(file)) throw new Error(`There is no scripture library at ${file}: run the import first.`);
  return new Database(`${pathToFileURL(file).href}?mode=ro&immutable=1`);
}
