import { Injectable } from '@nestjs/common';
import type { LinkedWords } from '@word-unfolded/contracts';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import type { Edition } from '../library/editions.js';
import { LibraryConnection } from '../library/library-connection.js';
import { EDITION_KEYS } from '../library/library.schema.js';

type StoredLink = [start: number, end: number, ...strongs: string[]];

/** The word links of the library: which original words are behind the words of an edition. */
@Injectable()
export class WordsRepository {
  private readonly selectLinks;

  constructor(connection: LibraryConnection) {
    this.selectLinks = connection.prepare<[key: number, links: string]>(
      'select key, links from word_link where key between ? and ? order by key',
    );
  }

  /** The linked words of the verses of a range, in the numbering of the edition, by verse. */
  linksOf({ first, last }: VerseRange, { number }: Edition): ReadonlyMap<VerseId, LinkedWords[]> {
    const keys = number * EDITION_KEYS;
    const rows = this.selectLinks.all(keys + first, keys + last);
    return new Map(rows.map(([key, links]) => [key % EDITION_KEYS, readLinks(links)]));
  }
}

/** Word links as they are stored with a verse. */
export function readLinks(links: string): LinkedWords[] {
  return (JSON.parse(links) as StoredLink[]).map(([start, end, ...strongs]) => ({ start, end, strongs }));
}
