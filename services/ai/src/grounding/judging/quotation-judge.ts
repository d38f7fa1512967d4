import type { VerseId } from '@word-unfolded/scripture-ref';
import { StoredTextUnavailableError, type StoredText, type VerseFinder } from '../stored/stored-text.js';
import { alignWords, type Alignment } from '../words/align-words.js';
import { matchExactly } from '../words/match-exactly.js';
import { editionNamedIn } from '../scanning/editions.js';
import { textOfRun, versesOfRun, type WordRun } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import type { Citation, Claim, Judgement, QuotableTranslation, QuotedPlace } from './claim.js';
import { PassageReader, type ReadPassage } from './passage-reader.js';
import { repairedWords } from './repaired-words.js';
import { runForSense, versesAroundSaying } from './sense.js';
import { isSpeechAround } from './speech-within.js';
import { VerseSearch, type FoundWords } from './verse-search.js';

/**
 * Least number of words of a quotation that is searched without a named place; fewer words occur in too many verses.
 */
const TELLING_WORDS = 5;
/** Least number of words when the text attributes them to Scripture. */
const ATTRIBUTED_WORDS = 3;
/** Fewer words than this, if no verse has them, are a term: “total depravity” (Romans 3:10). */
const QUOTATION_WORDS = 4;
/** Least likeness of words to a named passage for which they are repaired. */
const MEANT = 0.6;
/** The same when nothing else has such words. */
const PERHAPS_MEANT = 0.4;
/** Least likeness of words to a verse that is found without a named place. */
const ALLUDED = 0.7;
/** Length of a run of words that cannot be a coincidence. */
const TAKEN_WORDS = 5;
/** Verses beside a named passage into which a quotation may extend. */
const BESIDE = 3;

/** Words that a passage has to the letter: a run for each part between ellipses. */
type ExactWords = { readonly passage: ReadPassage; readonly runs: readonly WordRun[] };

/** A passage and how the words align with it. */
export type Near = { readonly passage: ReadPassage; readonly alignment: Alignment };

/** Judges one quotation of an answer by the stored text. */
export class QuotationJudge {
  readonly #reader: PassageReader;
  readonly #search: VerseSearch;

  constructor(
    text: StoredText,
    finder: VerseFinder,
    private readonly translations: readonly QuotableTranslation[],
  ) {
    this.#reader = new PassageReader(text);
    this.#search = new VerseSearch(finder, this.#reader);
  }

  /** Does not throw when the stored text is unavailable: words that cannot be compared are removed with that reason. */
  async judge(claim: Claim): Promise<Judgement> {
    const length = wordCount(claim.content);
    if (length === 0) return { verdict: 'term' };
    try {
      if (!(await this.#reader.holdsAny(this.translations))) throw new StoredTextUnavailableError();
      return this.knownFor(await this.compare(claim, length));
    } catch (error) {
      if (!(error instanceof StoredTextUnavailableError)) throw error;
      const named = claim.cited ?? claim.announced;
      const mayBeScripture = length >= QUOTATION_WORDS || (named !== undefined && length > 1);
      return mayBeScripture ? { verdict: 'removed', reason: 'unavailable' } : { verdict: 'term' };
    }
  }

  /** That nothing was found is not known for certain while a translation is away. */
  private knownFor(judgement: Judgement): Judgement {
    const isMissing = judgement.verdict === 'removed' && judgement.reason !== 'other-verse';
    return isMissing && this.#reader.isAnyAway ? { verdict: 'removed', reason: 'unavailable' } : judgement;
  }

  private async compare(claim: Claim, length: number): Promise<Judgement> {
    const last = claim.cited === undefined && length > 1 ? claim.lastNamed : undefined;
    const edition = editionNamedIn(claim.before ?? '');
    if (
      edition !== undefined &&
      !this.isStored(edition) &&
      length >= QUOTATION_WORDS &&
      claim.form !== 'emphasis'
    )
      return { verdict: 'removed', reason: 'other-edition' };
    const named = [claim.cited, claim.announced, last].map((each) => each && withEdition(each, edition));
    for (const citation of named) {
      const exact = citation && (await this.findExactly(claim.content, citation));
      if (!exact) continue;
      const { translation } = exact.passage;
      const own =
        edition === undefined ? translation : (this.translations.find(isCalled(edition)) ?? translation);
      const theirs = own === translation ? undefined : await this.mostLike(claim.content, citation, own);
      if (theirs) return repair(claim.content, theirs, false);
      return this.withItsSense(exact, claim, false);
    }
    const wider = claim.cited && (await this.exactlyBeside(claim.content, claim.cited));
    if (wider && length >= QUOTATION_WORDS) return { verdict: 'repaired', corrects: true, place: wider };
    const place = claim.cited ?? claim.announced;
    const near = place && (await this.mostLike(claim.content, place));
    if (near && isMeant(near, length, MEANT)) return repair(claim.content, near, false);
    const found = await this.lookFor(claim, length);
    if (found) return this.judgeFound(claim, found, length);
    if (near && isMeant(near, length, PERHAPS_MEANT)) return repair(claim.content, near, false);
    return this.judgeMissing(claim, length);
  }

  /** Judges words that are in another place than the named one, or without a named place. */
  private async judgeFound(claim: Claim, found: FoundWords, length: number): Promise<Judgement> {
    const place = placeOf(found.passage, 'runs' in found ? found.runs : [found.alignment.run]);
    const isAnnounced = claim.announced !== undefined && (await this.anyExists(claim.announced));
    if (!claim.cited && isAnnounced && length >= QUOTATION_WORDS)
      return { verdict: 'removed', reason: 'other-verse', place };
    const corrects = claim.cited !== undefined;
    if ('alignment' in found) return repair(claim.content, found, corrects);
    const judged = await this.withItsSense(found, claim, corrects);
    return corrects && judged.verdict === 'exact' ? { verdict: 'repaired', corrects, place } : judged;
  }

  /** The judgement of words that a passage has, widened where they say something else by themselves. */
  private async withItsSense(
    { passage, runs }: ExactWords,
    { content, before = '' }: Pick<Claim, 'content' | 'before'>,
    corrects: boolean,
  ): Promise<Judgement> {
    const place = placeOf(passage, runs);
    const around = versesAroundSaying(passage.words, runs[0]!);
    const { translation } = passage;
    if (around) {
      const range = { first: place.first - around.before, last: place.last + around.after };
      const shown = await this.#reader.around([range], 0, translation);
      if (shown) return wholeOf(shown, { from: 0, to: shown.words.words.length }, corrects);
    }
    if (joinsOtherVerses(passage, runs)) {
      const first = versesOfRun(passage.words, runs[0]!).first;
      const shown = await this.#reader.around([{ first, last: first }], 0, translation);
      if (shown) return wholeOf(shown, { from: 0, to: shown.words.words.length }, corrects);
    }
    const whole = await this.wholeVerses(passage, runs, content);
    const run = runForSense(whole.passage.words, whole.runs, before);
    return run ? wholeOf(whole.passage, run, corrects) : { verdict: 'exact', place };
  }

  /** The same words in their whole verses: a range may begin with a part that says nothing of what is before it. */
  private async wholeVerses(
    passage: ReadPassage,
    runs: readonly WordRun[],
    content: string,
  ): Promise<ExactWords> {
    const { first, last } = placeOf(passage, runs);
    const verses = await this.#reader.around([{ first, last }], 0, passage.translation);
    const again = verses && matchExactly(textWords(content, passage.translation.language), verses.words);
    return again ? { passage: verses, runs: again } : { passage, runs };
  }

  /** Judges words that no verse has. */
  private async judgeMissing(claim: Claim, length: number): Promise<Judgement> {
    const named = claim.cited ?? claim.announced;
    if (length < QUOTATION_WORDS) return { verdict: named ? 'not-scripture' : 'term' };
    const isOnlyEmphasis = claim.form === 'emphasis' && (!claim.cited || length <= QUOTATION_WORDS);
    if (isOnlyEmphasis) return { verdict: named || claim.attributed ? 'not-scripture' : 'term' };
    if (!named && !claim.attributed) return { verdict: 'not-scripture' };
    if (named?.isAbsentBook) return { verdict: 'removed', reason: 'no-such-book' };
    const exists = !named || (await this.anyExists(named));
    return { verdict: 'removed', reason: exists ? 'not-found' : 'no-such-passage' };
  }

  private async lookFor(claim: Claim, length: number): Promise<FoundWords | undefined> {
    const isClaimed = claim.cited !== undefined || claim.announced !== undefined || claim.attributed;
    if (length < (isClaimed ? ATTRIBUTED_WORDS : TELLING_WORDS)) return undefined;
    const found = await this.#search.find(claim.content, this.inOrder(claim.cited));
    if (!found || 'runs' in found) return found;
    const { passage, alignment } = found;
    const isPlaced = claim.cited !== undefined || claim.announced !== undefined;
    if (!isPlaced && isSpeechAround(claim.content, passage.words, passage.translation)) return undefined;
    return isAlluded(alignment) ? found : undefined;
  }

  /** The place of the words within a named passage, if it has them to the letter. */
  async exactlyIn(content: string, citation: Citation): Promise<QuotedPlace | undefined> {
    const exact = await this.findExactly(content, citation);
    return exact && placeOf(exact.passage, exact.runs);
  }

  /** The judgement of words that stand in a named passage to the letter; undefined for others. */
  async exactWithSense(content: string, citation: Citation): Promise<Judgement | undefined> {
    const exact = await this.findExactly(content, citation);
    return exact && this.withItsSense(exact, { content }, false);
  }

  private async findExactly(content: string, citation: Citation): Promise<ExactWords | undefined> {
    for (const translation of this.inOrder(citation)) {
      const passage = await this.#reader.cited(citation, translation);
      const runs = passage && matchExactly(textWords(content, translation.language), passage.words);
      if (runs) return { passage, runs };
    }
    return undefined;
  }

  private isStored(edition: string): boolean {
    return this.translations.some(isCalled(edition));
  }

  /** Words that begin or end in the named passage, and extend beyond it. */
  private async exactlyBeside(content: string, citation: Citation): Promise<QuotedPlace | undefined> {
    for (const translation of this.inOrder(citation)) {
      const cited = await this.#reader.cited(citation, translation);
      const passage = cited && (await this.#reader.around(cited.ranges, BESIDE, translation));
      const runs = passage && matchExactly(textWords(content, translation.language), passage.words);
      const place = runs && placeOf(passage, runs);
      if (place && cited.ranges.some(({ first, last }) => place.first <= last && first <= place.last))
        return place;
    }
    return undefined;
  }

  /** The part of a named passage that is most like the words. */
  async mostLike(content: string, citation: Citation, only?: QuotableTranslation): Promise<Near | undefined> {
    let best: Near | undefined;
    for (const translation of only ? [only] : this.inOrder(citation)) {
      const passage = await this.#reader.cited(citation, translation);
      const alignment = passage && alignWords(textWords(content, translation.language), passage.words);
      if (alignment && alignment.likeness > (best?.alignment.likeness ?? 0)) best = { passage, alignment };
    }
    return best;
  }

  /** Whether words stand to the letter in a place or in the verses beside it. */
  async standsNear(content: string, { first, last, translationId }: QuotedPlace): Promise<boolean> {
    const translation = this.translations.find(({ id }) => id === translationId);
    const passage = translation && (await this.#reader.around([{ first, last }], BESIDE, translation));
    if (!passage) return false;
    return matchExactly(textWords(content, passage.translation.language), passage.words) !== undefined;
  }

  /** Whether a citation names one of the verses, or is too long to be compared. */
  async reaches(citation: Citation, first: VerseId, last: VerseId): Promise<boolean> {
    for (const translation of this.translations) {
      const passage = await this.#reader.cited(citation, translation);
      if (!passage) continue;
      if (passage.ranges.some((range) => range.first <= last && first <= range.last)) return true;
      return false;
    }
    return true;
  }

  private async anyExists({ passages }: Citation): Promise<boolean> {
    for (const passage of passages) if (await this.#reader.exists(passage, this.translations)) return true;
    return false;
  }

  /** The named edition first, then those that the reader prefers. */
  private inOrder(citation: Citation | undefined): readonly QuotableTranslation[] {
    const { edition } = citation ?? {};
    const isNamed = edition === undefined ? () => false : isCalled(edition);
    return [
      ...this.translations.filter(isNamed),
      ...this.translations.filter((translation) => !isNamed(translation)),
    ];
  }
}

const withEdition = (citation: Citation, edition: string | undefined): Citation => ({
  ...citation,
  edition: citation.edition ?? edition,
});

const isCalled = (edition: string) => {
  const wanted = edition.replace(/^RVR?(?=1909$)/u, 'RV');
  return ({ abbreviation, id }: QuotableTranslation) => abbreviation === wanted || id === wanted;
};

/** Stored words as they stand, in place of words that say something else. */
function wholeOf(passage: ReadPassage, run: WordRun, corrects: boolean): Judgement {
  return {
    verdict: 'repaired',
    words: textOfRun(passage.words, run),
    corrects,
    place: placeOf(passage, [run]),
  };
}

/** Whether one run goes over from a verse to one that does not follow it: `(Romans 3:23; 6:23)`. */
function joinsOtherVerses(
  { ranges, words: { words, verses } }: ReadPassage,
  runs: readonly WordRun[],
): boolean {
  const rangeOf = (id: VerseId) => ranges.findIndex(({ first, last }) => first <= id && id <= last);
  return runs.some(({ from, to }) => {
    const ids = [...new Set(words.slice(from, to).map(({ verse }) => verses[verse]!.id))];
    return ids.some((id, index) => {
      const before = ids[index - 1];
      return before !== undefined && id !== before + 1 && rangeOf(id) !== rangeOf(before);
    });
  });
}

/** The judgement that replaces words by stored ones. */
export function repair(content: string, { passage, alignment }: Near, corrects: boolean): Judgement {
  const quoted = textWords(content, passage.translation.language);
  const { text, runs } = repairedWords(quoted, passage.words, alignment);
  return { verdict: 'repaired', words: text, corrects, place: placeOf(passage, runs) };
}

function isMeant({ alignment }: Near, length: number, likeness: number): boolean {
  if (length < QUOTATION_WORDS) return length > 1 && alignment.likeness >= 0.5 && likeness === MEANT;
  return alignment.likeness >= likeness && alignment.matched >= 3;
}

/** Either most of the words are of one place, or the longest run of them is too long for a coincidence. */
function isAlluded({ likeness, matched, unbroken }: Alignment): boolean {
  if (likeness >= ALLUDED) return matched >= QUOTATION_WORDS;
  return likeness >= PERHAPS_MEANT && unbroken >= TAKEN_WORDS;
}

function placeOf({ translation, words }: ReadPassage, runs: readonly WordRun[]): QuotedPlace {
  const { first } = versesOfRun(words, runs[0]!);
  const { last } = versesOfRun(words, runs.at(-1)!);
  return { translationId: translation.id, first, last };
}

function wordCount(content: string): number {
  return textWords(content, 'en').filter(({ key }) => !/^\p{N}+$/u.test(key)).length;
}
