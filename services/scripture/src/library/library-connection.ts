import type { OnModuleDestroy } from '@nestjs/common';
import type Database from 'libsql';
import { openLibrary } from './open-library.js';

/** The library file, opened once for all that is read of it beside the texts. Closed when the service ends. */
export class LibraryConnection implements OnModuleDestroy {
  readonly #database: Database.Database;

  private constructor(database: Database.Database) {
    this.#database = database;
  }

  /** @throws Error when there is no library at the place: the import is to be run. */
  static open(file: string): LibraryConnection {
    return new LibraryConnection(openLibrary(file));
  }

  /** Prepares a query; its rows are arrays of columns. */
  prepare<Row extends readonly unknown[]>(query: string): { all(...values: (string | number)[]): Row[] } {
    const statement = this.#database.prepare(query).raw();
    return { all: (...values) => statement.all(...values) as Row[] };
  }

  onModuleDestroy(): void {
    this.#database.close();
  }
}
