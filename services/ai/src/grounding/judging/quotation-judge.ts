import { StoredTextUnavailableError, type StoredText, type VerseFinder } from '../stored/stored-text.js';
import { alignWords, type Alignment } from '../words/align-words.js';
import { matchExactly } from '../words/match-exactly.js';
import { versesOfRun, type WordRun } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import type { Citation, Claim, Judgement, QuotableTranslation, QuotedPlace } from './claim.js';
import { PassageReader, type ReadPassage } from './passage-reader.js';
import { repairedWords } from './repaired-words.js';
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
    const named = [claim.cited, claim.announced, last];
    for (const citation of named) {
      const exact = citation && (await this.exactlyIn(claim.content, citation));
      if (exact) return { verdict: 'exact', place: exact };
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
    return corrects ? { verdict: 'repaired', corrects, place } : { verdict: 'exact', place };
  }

  /** Judges words that no verse has. */
  private async judgeMissing(claim: Claim, length: number): Promise<Judgement> {
    const named = claim.cited ?? claim.announced;
    if (length < QUOTATION_WORDS) return { verdict: named ? 'not-scripture' : 'term' };
    if (claim.form === 'emphasis') return { verdict: named || claim.attributed ? 'not-scripture' : 'term' };
    if (!named && !claim.attributed) return { verdict: 'not-scripture' };
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
    for (const translation of this.inOrder(citation)) {
      const passage = await this.#reader.cited(citation, translation);
      const runs = passage && matchExactly(textWords(content, translation.language), passage.words);
      if (runs) return placeOf(passage, runs);
    }
    return undefined;
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
  async mostLike(content: string, citation: Citation): Promise<Near | undefined> {
    let best: Near | undefined;
    for (const translation of this.inOrder(citation)) {
      const passage = await this.#reader.cited(citation, translation);
      const alignment = passage && alignWords(textWords(content, translation.language), passage.words);
      if (alignment && alignment.likeness > (best?.alignment.likeness ?? 0)) best = { passage, alignment };
    }
    return best;
  }

  private async anyExists({ passages }: Citation): Promise<boolean> {
    for (const passage of passages) if (await this.#reader.exists(passage, this.translations)) return true;
    return false;
  }

  /** The named edition first, then those that the reader prefers. */
  private inOrder(citation: Citation | undefined): readonly QuotableTranslation[] {
    const isNamed = ({ abbreviation, id }: QuotableTranslation) =>
      citation?.edition !== undefined && [abbreviation, id].includes(citation.edition);
    return [
      ...this.translations.filter(isNamed),
      ...this.translations.filter((translation) => !isNamed(translation)),
    ];
  }
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
