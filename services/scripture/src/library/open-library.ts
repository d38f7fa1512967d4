import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

/**
 * Opens a library file for reading.
 *
 * The mode is in the URI, because libsql ignores better-sqlite3's options `readonly` and `fileMustExist`; `immutable`
 * avoids locks, because nobody writes to the file.
 *
 * @throws Error if the file does not exist or is not an SQLite file.
 */
export function openLibrary(file: string): Database.Database {
  if (!existsSync(file)) throw new Error(`There is no scripture library at ${file}: run the import first.`);
  return new Database(`${pathToFileURL(file).href}?mode=ro&immutable=1`);
}
