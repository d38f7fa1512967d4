import { Injectable } from '@nestjs/common';
import type { LinkedWords } from '@word-unfolded/contracts';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import type { Edition } from '../library/editions.js';
import { LibraryConnection } from '../library/library-connection.js';
import { EDITION_KEYS } from '../library/library.schema.js';

type StoredLink = [start: number, end: number, ...strongs: string[]];

/** Reads the word links in the library: the original words of the words in an edition. */
@Injectable()
export class WordsRepository {
  private readonly selectLinks;
  private readonly selectTexts;

  constructor(connection: LibraryConnection) {
    this.selectLinks = connection.prepare<[key: number, links: string]>(
      'select key, links from word_link where key between ? and ? order by key',
    );
    this.selectTexts = connection.prepare<[key: number, text: string]>(
      'select key, text from verse where key between ? and ? order by key',
    );
  }

  /** Returns the linked words of the verses of a range, in the numbering of the edition, by verse. */
  linksOf({ first, last }: VerseRange, { number }: Edition): ReadonlyMap<VerseId, LinkedWords[]> {
    const keys = number * EDITION_KEYS;
    const rows = this.selectLinks.all(keys + first, keys + last);
    return new Map(rows.map(([key, links]) => [key % EDITION_KEYS, readLinks(links)]));
  }

  /** Returns the texts of the verses of a range, in the numbering of the edition, by verse. */
  textsOf({ first, last }: VerseRange, { number }: Edition): ReadonlyMap<VerseId, string> {
    const keys = number * EDITION_KEYS;
    return new Map(
      this.selectTexts.all(keys + first, keys + last).map(([key, text]) => [key % EDITION_KEYS, text]),
    );
  }
}

/** The stored word links of a verse. */
export function readLinks(links: string): LinkedWords[] {
  return (JSON.parse(links) as StoredLink[]).map(([start, end, ...strongs]) => ({ start, end, strongs }));
}
