import type { VerseId } from '@word-unfolded/scripture-ref';
import { alignWords, type Alignment } from '../words/align-words.js';
import { matchExactly } from '../words/match-exactly.js';
import { versesOfRun, type WordRun } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import type { Citation, QuotableTranslation, QuotedPlace } from './claim.js';
import type { PassageReader, ReadPassage } from './passage-reader.js';

/** Verses beside a named passage into which a quotation may extend. */
const BESIDE = 3;

/** Words that a passage has to the letter: a run for each part between ellipses. */
export type ExactWords = { readonly passage: ReadPassage; readonly runs: readonly WordRun[] };

/** A passage and how the words align with it. */
export type Near = { readonly passage: ReadPassage; readonly alignment: Alignment };

/** Compares words with the passages that are named for them. */
export class NamedWords {
  constructor(
    private readonly reader: PassageReader,
    private readonly translations: readonly QuotableTranslation[],
  ) {}

  /** The first named passage that has the words to the letter, the named edition first. */
  async exactly(content: string, citation: Citation): Promise<ExactWords | undefined> {
    for (const translation of this.inOrder(citation)) {
      const passage = await this.reader.cited(citation, translation);
      const runs = passage && matchExactly(textWords(content, translation.language), passage.words);
      if (runs) return { passage, runs };
    }
    return undefined;
  }

  /** The place of the words within a named passage, if it has them to the letter. */
  async exactlyIn(content: string, citation: Citation): Promise<QuotedPlace | undefined> {
    const exact = await this.exactly(content, citation);
    return exact && placeOf(exact.passage, exact.runs);
  }

  /** Words that begin or end in the named passage, and extend beyond it. */
  async exactlyBeside(content: string, citation: Citation): Promise<ExactWords | undefined> {
    for (const translation of this.inOrder(citation)) {
      const cited = await this.reader.cited(citation, translation);
      const passage = cited && (await this.reader.around(cited.ranges, BESIDE, translation));
      const runs = passage && matchExactly(textWords(content, translation.language), passage.words);
      if (!runs) continue;
      const place = placeOf(passage, runs);
      if (cited.ranges.some(({ first, last }) => place.first <= last && first <= place.last))
        return { passage, runs };
    }
    return undefined;
  }

  /** The part of a named passage that is most like the words. */
  async mostLike(content: string, citation: Citation, only?: QuotableTranslation): Promise<Near | undefined> {
    let best: Near | undefined;
    for (const translation of only ? [only] : this.inOrder(citation)) {
      const passage = await this.reader.cited(citation, translation);
      const alignment = passage && alignWords(textWords(content, translation.language), passage.words);
      if (alignment && alignment.likeness > (best?.alignment.likeness ?? 0)) best = { passage, alignment };
    }
    return best;
  }

  /** Whether words stand to the letter in a place or in the verses beside it. */
  async standsNear(content: string, { first, last, translationId }: QuotedPlace): Promise<boolean> {
    const translation = this.translations.find(({ id }) => id === translationId);
    const passage = translation && (await this.reader.around([{ first, last }], BESIDE, translation));
    if (!passage) return false;
    return matchExactly(textWords(content, passage.translation.language), passage.words) !== undefined;
  }

  /** Whether a citation names one of the verses, or is too long to be compared. */
  async reaches(citation: Citation, first: VerseId, last: VerseId): Promise<boolean> {
    for (const translation of this.translations) {
      const passage = await this.reader.cited(citation, translation);
      if (!passage) continue;
      if (passage.ranges.some((range) => range.first <= last && first <= range.last)) return true;
      return false;
    }
    return true;
  }

  /** Whether any translation has a passage of a citation. */
  async anyExists({ passages }: Citation): Promise<boolean> {
    for (const passage of passages) if (await this.reader.exists(passage, this.translations)) return true;
    return false;
  }

  /** The named edition first, then those that the reader prefers. */
  inOrder(citation: Citation | undefined): readonly QuotableTranslation[] {
    const { edition } = citation ?? {};
    const isNamed = edition === undefined ? () => false : isCalled(edition);
    return [
      ...this.translations.filter(isNamed),
      ...this.translations.filter((translation) => !isNamed(translation)),
    ];
  }
}

/** Whether a translation is the one that an answer calls so. */
export const isCalled = (edition: string) => {
  const wanted = edition.replace(/^RVR?(?=1909$)/u, 'RV');
  return ({ abbreviation, id }: QuotableTranslation) => abbreviation === wanted || id === wanted;
};

/** The place of runs of words of a passage. */
export function placeOf({ translation, words }: ReadPassage, runs: readonly WordRun[]): QuotedPlace {
  const { first } = versesOfRun(words, runs[0]!);
  const { last } = versesOfRun(words, runs.at(-1)!);
  return { translationId: translation.id, first, last };
}
