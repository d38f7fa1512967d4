import { Injectable } from '@nestjs/common';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import { LibraryConnection } from '../library/library-connection.js';
import { CROSS_REFERENCE_SOURCES, type RelatedPassage } from './related-verses.js';

type StoredPassage = [first: number, last: number, weight: number, bits: number];

/** Reads the cross references in the library. */
@Injectable()
export class CrossReferencesRepository {
  private readonly selectPassages;

  constructor(connection: LibraryConnection) {
    this.selectPassages = connection.prepare<[verse: number, passages: string]>(
      'select verse, passages from cross_reference where verse between ? and ? order by verse',
    );
  }

  /** Returns the related passages for the verses of a canonical range, by verse. */
  relatedTo({ first, last }: VerseRange): { verse: VerseId; passages: RelatedPassage[] }[] {
    return this.selectPassages.all(first, last).map(([verse, passages]) => ({
      verse,
      passages: (JSON.parse(passages) as StoredPassage[]).map(toPassage),
    }));
  }
}

function toPassage([first, last, weight, bits]: StoredPassage): RelatedPassage {
  const sources = CROSS_REFERENCE_SOURCES.filter((_, index) => bits & (1 << index));
  return { range: { first, last }, weight, sources };
}
