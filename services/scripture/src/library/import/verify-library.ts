import type Database from 'libsql';
import { KJV_NUMBERING } from '@word-unfolded/scripture-ref';
import type { Edition } from '../editions.js';
import { ImportError } from '../import-error.js';
import { EDITION_KEYS } from '../library.schema.js';
import { openLibrary } from '../open-library.js';
import { searchTable } from '../../search/index/search.schema.js';

/** Verifies a library file by reading it as the service does. @throws ImportError for the first error. */
export function verifyLibrary(file: string, editions: readonly Edition[]): void {
  const library = openLibrary(file);
  try {
    if (numberFrom(library, "select count(*) from pragma_integrity_check where integrity_check <> 'ok'") > 0)
      throw new ImportError('The library file is damaged: the disk may be full or failing.');
    for (const { id, number, numbering, omitted, wordTags } of editions) {
      const expected = sum(Object.values(numbering.counts).flat());
      const keys = `key between ${number * EDITION_KEYS} and ${(number + 1) * EDITION_KEYS - 1}`;
      const edition = `select count(*) from verse where ${keys}`;
      assertCount(id, 'verses', expected, numberFrom(library, edition));
      assertCount(id, 'omitted verses', omitted.length, numberFrom(library, `${edition} and omitted = 1`));
      const indexed = numberFrom(library, `select count(*) from ${searchTable(number)}_docsize`);
      assertCount(id, 'verses in the index', expected - omitted.length, indexed);
      const tags = `select coalesce(sum(times), 0) from lemma_use where edition = ${number}`;
      assertCount(id, 'tagged words', wordTags, numberFrom(library, tags));
    }
    const canonical = numberFrom(library, 'select count(distinct canonical) from verse');
    assertCount('library', 'canonical verses', sum(Object.values(KJV_NUMBERING.counts).flat()), canonical);
  } finally {
    library.close();
  }
}

function assertCount(of: string, what: string, expected: number, found: number): void {
  if (found !== expected)
    throw new ImportError(`The library file has ${found} ${what} of ${of} where ${expected} are expected.`);
}

function numberFrom(library: Database.Database, query: string): number {
  const [row] = library.prepare(query).raw().all() as [number][];
  return row?.[0] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
