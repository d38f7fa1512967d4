import { Injectable } from '@nestjs/common';
import { LibraryEditions } from '../library/library-editions.js';
import { glossFromRenderings } from './gloss-from-renderings.js';
import { LexiconRepository, type LemmaUse } from './lexicon.repository.js';
import { readOwnGlosses } from './own-glosses.js';

/** The senses of original words for readers of Spanish, because the dictionaries are in English. */
@Injectable()
export class SpanishGlosses {
  private readonly own = readOwnGlosses('es');

  constructor(
    private readonly lexicon: LexiconRepository,
    private readonly editions: LibraryEditions,
  ) {}

  /**
   * The sense of a word in a word or two: our own gloss, otherwise from its renderings in the tagged Spanish text; null
   * where there are none.
   */
  of(strongs: string, uses?: readonly LemmaUse[]): string | null {
    return this.own.get(strongs) ?? this.fromRenderings(uses ?? this.lexicon.uses(strongs));
  }

  private fromRenderings(uses: readonly LemmaUse[]): string | null {
    const spanish = this.editions.tagged('es').find(({ id }) => this.editions.named(id).language === 'es');
    const use = uses.find(({ edition }) => edition === spanish?.number);
    return glossFromRenderings(use?.renderings ?? []);
  }
}
