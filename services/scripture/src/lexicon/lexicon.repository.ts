import { Injectable } from '@nestjs/common';
import type { LemmaPlace, LemmaRenderings, LexiconAnswer, PageRequest } from '@word-unfolded/contracts';
import { bookNumbered } from '@word-unfolded/scripture-ref';
import type { Edition } from '../library/editions.js';
import { LibraryConnection } from '../library/library-connection.js';
import { EDITION_KEYS } from '../library/library.schema.js';
import { toCitation } from '../works/citations.js';
import { readLinks } from '../words/words.repository.js';
import { repairedEntry } from './repaired-entry.js';
import type { StrongsEntry } from './lexicon-entry.js';

/** How often and with which renderings an edition translates a word. */
export type LemmaUse = Omit<LemmaRenderings, 'translation'> & { readonly edition: number };

type UseRow = [edition: number, times: number, verses: number, renderings: string];
type PlaceRow = [key: number, canonical: number, canonicalEnd: number, text: string, links: string];

/** Reads the lexicon data in the library. */
@Injectable()
export class LexiconRepository {
  private readonly selectEntry;
  private readonly selectUses;
  private readonly selectPlaces;
  private readonly selectBooks;

  constructor(connection: LibraryConnection) {
    this.selectEntry = connection.prepare<[string]>('select entry from lexicon_entry where strongs = ?');
    this.selectUses = connection.prepare<UseRow>(
      'select edition, times, verses, renderings from lemma_use where strongs = ?',
    );
    this.selectPlaces = connection.prepare<PlaceRow>(
      `select verse.key, canonical, canonical_end, text, links
       from (select key from strongs_verse where strongs = ? and key between ? and ? order by key limit ? offset ?) place
       join verse on verse.key = place.key
       join word_link on word_link.key = place.key
       order by verse.key`,
    );
    this.selectBooks = connection.prepare<[book: number, verses: number]>(
      `select (key % ${EDITION_KEYS}) / 1000000 as book, count(*) from strongs_verse
       where strongs = ? and key between ? and ? group by book order by book`,
    );
  }

  /** Returns the dictionary entry of a word, or undefined. */
  entry(strongs: string): StrongsEntry | undefined {
    const [row] = this.selectEntry.all(strongs);
    return row && repairedEntry(JSON.parse(row[0]) as StrongsEntry);
  }

  /** Returns how the tagged editions render a word. */
  uses(strongs: string): LemmaUse[] {
    return this.selectUses.all(strongs).map(([edition, times, verses, renderings]) => ({
      edition,
      times,
      verses,
      renderings: (JSON.parse(renderings) as [string, number][]).map(([text, count]) => ({
        text,
        times: count,
      })),
    }));
  }

  /** Returns in how many verses of each book an edition renders a word. */
  books(strongs: string, edition: Edition): LexiconAnswer['places']['books'] {
    const keys = edition.number * EDITION_KEYS;
    return this.selectBooks
      .all(strongs, keys, keys + EDITION_KEYS - 1)
      .map(([book, verses]) => ({ book: bookNumbered(book).osis, verses }));
  }

  /** Returns a page of the verses in which an edition renders a word. */
  places(strongs: string, edition: Edition, { page, limit }: PageRequest): LemmaPlace[] {
    const keys = edition.number * EDITION_KEYS;
    return this.selectPlaces
      .all(strongs, keys, keys + EDITION_KEYS - 1, limit, (page - 1) * limit)
      .map(([key, first, last, text, links]) => {
        const verse = key % EDITION_KEYS;
        return {
          ...toCitation({ first: verse, last: verse }, { first, last }, edition),
          text,
          words: readLinks(links)
            .filter((link) => link.strongs.includes(strongs))
            .map(({ start, end }) => ({ start, end })),
        };
      });
  }
}
