import type { OnModuleDestroy } from '@nestjs/common';
import type Database from 'libsql';
import { openLibrary } from './open-library.js';

/** The library file, opened once for all reads except those of the texts. Closed when the service stops. */
export class LibraryConnection implements OnModuleDestroy {
  readonly #database: Database.Database;

  private constructor(database: Database.Database) {
    this.#database = database;
  }

  /** @throws Error if the library does not exist and the import must run. */
  static open(file: string): LibraryConnection {
    return new LibraryConnection(openLibrary(file));
  }

  /** Prepares a query whose rows are arrays of columns. */
  prepare<Row extends readonly unknown[]>(query: string): { all(...values: (string | number)[]): Row[] } {
    const statement = this.#database.prepare(query).raw();
    return { all: (...values) => statement.all(...values) as Row[] };
  }

  onModuleDestroy(): void {
    this.#database.close();
  }
}
