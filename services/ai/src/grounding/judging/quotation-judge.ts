import { partsOfVerse } from '@word-unfolded/scripture-ref';
import { StoredTextUnavailableError, type StoredText, type VerseFinder } from '../stored/stored-text.js';
import type { Alignment } from '../words/align-words.js';
import { looselyShared } from '../words/loosely-shared.js';
import { matchExactly } from '../words/match-exactly.js';
import { editionNamedIn } from '../scanning/editions.js';
import { versesOfRun, type WordRun } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import type { Citation, Claim, Judgement, QuotableTranslation } from './claim.js';
import { isCalled, NamedWords, placeOf, type ExactWords, type Near } from './named-words.js';
import { PassageReader, type ReadPassage } from './passage-reader.js';
import { joinsOtherVerses, repair, withoutChance, wholeOf } from './repairs.js';
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
/** Share and number of telling words, whatever their endings, of a text in italics that stands for its passage. */
const LOOSELY_SHARED = 0.35;
const FEWEST_LOOSELY_SHARED = 3;
/** Length of a run of words that cannot be a coincidence. */
const TAKEN_WORDS = 5;

/** Judges one quotation of an answer by the stored text. */
export class QuotationJudge {
  /** The comparison with named passages. */
  readonly named: NamedWords;
  readonly #reader: PassageReader;
  readonly #search: VerseSearch;

  constructor(
    text: StoredText,
    finder: VerseFinder,
    private readonly translations: readonly QuotableTranslation[],
  ) {
    this.#reader = new PassageReader(text);
    this.named = new NamedWords(this.#reader, translations);
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
      const exact = citation && (await this.named.exactly(claim.content, citation));
      if (!exact) continue;
      const { translation } = exact.passage;
      const own =
        edition === undefined ? translation : (this.translations.find(isCalled(edition)) ?? translation);
      const theirs =
        own === translation ? undefined : await this.named.mostLike(claim.content, citation, own);
      if (theirs) return repair(claim.content, theirs, false);
      return this.withItsSense(exact, claim, false);
    }
    const wider = claim.cited && (await this.named.exactlyBeside(claim.content, claim.cited));
    if (wider && length >= QUOTATION_WORDS)
      return { verdict: 'repaired', corrects: true, place: placeOf(wider.passage, wider.runs) };
    const goesOn =
      !claim.cited && claim.announced && (await this.named.exactlyBeside(claim.content, claim.announced));
    if (goesOn && length >= QUOTATION_WORDS) return this.withItsSense(goesOn, claim, false);
    const inRow = claim.row && (await this.named.exactlyBeside(claim.content, claim.row));
    if (inRow) return { verdict: 'exact', place: placeOf(inRow.passage, inRow.runs) };
    const place = claim.cited ?? claim.announced;
    const near = place && (await this.named.mostLike(claim.content, place));
    if (near && isMeant(near, length, MEANT)) return this.repairUnlessSpeech(claim.content, near);
    const nearRow = claim.row && (await this.named.mostLike(claim.content, claim.row));
    if (nearRow && isMeant(nearRow, length, MEANT)) return repair(claim.content, nearRow, false);
    const found = await this.lookFor(claim, length);
    if (found && claim.row && !claim.cited && 'alignment' in found)
      return { verdict: 'removed', reason: 'not-found' };
    if (found) return this.judgeFound(claim, found, length);
    if (near && isMeant(near, length, PERHAPS_MEANT)) return repair(claim.content, near, false);
    if (nearRow && isMeant(nearRow, length, PERHAPS_MEANT)) return repair(claim.content, nearRow, false);
    if (claim.row && length > 1) return { verdict: 'removed', reason: 'not-found' };
    return this.judgeMissing(claim, length);
  }

  /** Somebody who quotes Scripture in their own words is not corrected: the inner quotation is judged by itself. */
  private repairUnlessSpeech(content: string, near: Near): Judgement {
    const { words, translation } = near.passage;
    if (isSpeechAround(content, words, translation)) return { verdict: 'not-scripture' };
    return this.isTooUnlike(content, near)
      ? wholeOf(near.passage, wholeVerse(near), false)
      : repair(content, near, false);
  }

  /** A fragment that shares one word with a short quotation says nothing; its whole verse does. */
  private isTooUnlike(content: string, { alignment }: Near): boolean {
    return wordCount(content) < QUOTATION_WORDS && alignment.likeness < MEANT;
  }

  /** Judges words that are in another place than the named one, or without a named place. */
  private async judgeFound(claim: Claim, found: FoundWords, length: number): Promise<Judgement> {
    const place = placeOf(found.passage, 'runs' in found ? found.runs : [found.alignment.run]);
    const isAnnounced = claim.announced !== undefined && (await this.named.anyExists(claim.announced));
    if (!claim.cited && isAnnounced && length >= QUOTATION_WORDS)
      return { verdict: 'removed', reason: 'other-verse', place };
    const corrects = claim.cited !== undefined;
    if ('alignment' in found) return repair(claim.content, found, corrects);
    const named = this.translations.find(isCalled(editionNamedIn(claim.before ?? '') ?? ''));
    if (named && named !== found.passage.translation) {
      const passage = { start: partsOfVerse(place.first), end: partsOfVerse(place.last) };
      const theirs = await this.named.mostLike(claim.content, { passages: [passage] }, named);
      if (theirs) return repair(claim.content, theirs, corrects);
    }
    const judged = await this.withItsSense(found, claim, corrects);
    return corrects && judged.verdict === 'exact' ? { verdict: 'repaired', corrects, place } : judged;
  }

  /** The judgement of words that a passage has, widened where they say something else by themselves. */
  private async withItsSense(
    { passage, runs }: ExactWords,
    { content, before = '', following = [] }: Pick<Claim, 'content' | 'before' | 'following'>,
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
    const next = new Set(
      following.flatMap((word) => textWords(word, translation.language).map(({ key }) => key)),
    );
    const inVerse = withoutChance(passage, runs, next);
    if (inVerse) return wholeOf(passage, inVerse, corrects);
    if (joinsOtherVerses(passage, runs)) {
      const first = versesOfRun(passage.words, runs[0]!).first;
      const shown = await this.#reader.around([{ first, last: first }], 0, translation);
      if (shown) return wholeOf(shown, { from: 0, to: shown.words.words.length }, corrects);
    }
    const whole = await this.wholeVerses(passage, runs, content);
    const run = runForSense(whole.passage.words, whole.runs, before, next);
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
    const isOtherWording = isOnlyEmphasis && named && (await this.isOtherWording(claim.content, named));
    if (isOnlyEmphasis && !isOtherWording)
      return { verdict: named || claim.attributed ? 'not-scripture' : 'term' };
    if (!named && !claim.attributed) return { verdict: 'not-scripture' };
    if (named?.isAbsentBook) return { verdict: 'removed', reason: 'no-such-book' };
    const exists = !named || (await this.named.anyExists(named));
    return { verdict: 'removed', reason: exists ? 'not-found' : 'no-such-passage' };
  }

  /** Whether words beside their reference are those of its passage in the wording of no edition that is known. */
  private async isOtherWording(content: string, citation: Citation): Promise<boolean> {
    const [own] = this.translations;
    const read = await Promise.all(
      this.translations
        .filter(({ language }) => language === own?.language)
        .map((translation) => this.#reader.cited(citation, translation)),
    );
    const passages = read.filter((passage) => passage !== undefined);
    if (passages.length === 0 || wordCount(content) < TELLING_WORDS) return false;
    const { count, share } = looselyShared(content, passages);
    return share >= LOOSELY_SHARED && count >= FEWEST_LOOSELY_SHARED;
  }

  private async lookFor(claim: Claim, length: number): Promise<FoundWords | undefined> {
    const isClaimed = claim.cited !== undefined || claim.announced !== undefined || claim.attributed;
    if (length < (isClaimed ? ATTRIBUTED_WORDS : TELLING_WORDS)) return undefined;
    const found = await this.#search.find(claim.content, this.named.inOrder(claim.cited));
    if (!found || 'runs' in found) return found;
    const { passage, alignment } = found;
    const isPlaced = claim.cited !== undefined || claim.announced !== undefined;
    if (!isPlaced && isSpeechAround(claim.content, passage.words, passage.translation)) return undefined;
    return isAlluded(alignment) ? found : undefined;
  }

  /** The judgement of words that stand in a named passage to the letter; undefined for others. */
  async exactWithSense(content: string, citation: Citation): Promise<Judgement | undefined> {
    const exact = await this.named.exactly(content, citation);
    return exact && this.withItsSense(exact, { content }, false);
  }

  private isStored(edition: string): boolean {
    return this.translations.some(isCalled(edition));
  }
}

/** The whole verses of which the words that are most like a quotation are a part. */
function wholeVerse({ passage: { words }, alignment: { run } }: Near): WordRun {
  const [first, last] = [words.words[run.from]!.verse, words.words[run.to - 1]!.verse];
  const isWithin = ({ verse }: { readonly verse: number }) => first <= verse && verse <= last;
  return { from: words.words.findIndex(isWithin), to: words.words.findLastIndex(isWithin) + 1 };
}

const withEdition = (citation: Citation, edition: string | undefined): Citation => ({
  ...citation,
  edition: citation.edition ?? edition,
});

function isMeant({ alignment }: Near, length: number, likeness: number): boolean {
  if (length < QUOTATION_WORDS) return length > 1 && alignment.likeness >= 0.5 && likeness === MEANT;
  return alignment.likeness >= likeness && alignment.matched >= 3;
}

/** Either most of the words are of one place, or the longest run of them is too long for a coincidence. */
function isAlluded({ likeness, matched, unbroken }: Alignment): boolean {
  if (likeness >= ALLUDED) return matched >= QUOTATION_WORDS;
  return likeness >= PERHAPS_MEANT && unbroken >= TAKEN_WORDS;
}

function wordCount(content: string): number {
  return textWords(content, 'en').filter(({ key }) => !/^\p{N}+$/u.test(key)).length;
}
