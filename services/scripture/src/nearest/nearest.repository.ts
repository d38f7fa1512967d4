import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NearestVerses, type IndexedVerse } from '@word-unfolded/scripture-text';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { setImmediate as turn } from 'node:timers/promises';
import { LibraryConnection } from '../library/library-connection.js';
import { EDITION_KEYS } from '../library/library.schema.js';

/** A verse that is near to a text, with its words. */
export type NearWords = {
  readonly id: number;
  readonly score: number;
  readonly text: string;
  readonly title?: string;
};

/** Keys of one book of an edition: Romans 8:28 is 45008028. */
const BOOK_KEYS = 1_000_000;
const BOOKS = 66;

/**
 * The index of nearest verses of each edition in the library. An index is built after the start or with the first search
 * in its edition, in about half a second, in slices between which other requests are answered, and stays in memory. The check of an answer waits three seconds at most, too
 * short for the indexes of all editions.
 */
@Injectable()
export class NearestRepository implements OnApplicationBootstrap {
  readonly #indexes = new Map<string, Promise<NearestVerses>>();
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #selectVerses;
  readonly #selectVerse;

  constructor(
    connection: LibraryConnection,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.#selectVerses = connection.prepare<[key: number, text: string]>(
      `select key, coalesce(title || ' ', '') || text from verse
       where key between ? and ? and omitted = 0 order by key`,
    );
    this.#selectVerse = connection.prepare<[text: string, title: string | null]>(
      'select text, title from verse where key = ?',
    );
    const editions = connection.prepare<[id: string, number: number]>('select id, number from edition').all();
    this.#numbers = new Map(editions);
  }

  onApplicationBootstrap(): void {
    this.#buildAll().catch((error: unknown) =>
      this.log.warn({ err: error }, 'an index of nearest verses is built with its first search'),
    );
  }

  /** The verses of an edition that are nearest to a text; none for an edition that the library does not hold. */
  async find(text: string, translationId: string, limit: number): Promise<NearWords[]> {
    const number = this.#numbers.get(translationId);
    if (number === undefined) return [];
    const index = await this.#indexOf(translationId, number);
    const found = index.find(text, limit);
    return found.flatMap(({ id, score }) =>
      this.#selectVerse
        .all(number * EDITION_KEYS + id)
        .map(([words, title]) => ({ id, score, text: words, title: title ?? undefined })),
    );
  }

  async #buildAll(): Promise<void> {
    for (const [translationId, number] of this.#numbers) await this.#indexOf(translationId, number);
  }

  #indexOf(translationId: string, number: number): Promise<NearestVerses> {
    const index = this.#indexes.get(translationId) ?? this.#build(number);
    this.#indexes.set(translationId, index);
    // The next search tries again.
    index.catch(() => this.#indexes.delete(translationId));
    return index;
  }

  async #build(edition: number): Promise<NearestVerses> {
    const first = edition * EDITION_KEYS;
    const verses: IndexedVerse[] = [];
    for (let book = 1; book <= BOOKS; book += 1) {
      await turn();
      const rows = this.#selectVerses.all(first + book * BOOK_KEYS, first + (book + 1) * BOOK_KEYS - 1);
      for (const [key, text] of rows) verses.push({ id: key % EDITION_KEYS, text });
    }
    return NearestVerses.inSlices(verses, turn);
  }
}
