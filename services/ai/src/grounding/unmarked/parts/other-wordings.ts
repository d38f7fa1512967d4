import { partsOfVerse } from '@word-unfolded/scripture-ref';
import type { Citation, QuotableTranslation } from '../../judging/claim.js';
import type { PassageReader, ReadPassage } from '../../judging/passage-reader.js';
import type { VerseFinder } from '../../stored/stored-text.js';
import { matchExactly } from '../../words/match-exactly.js';
import { withClaimed } from './claimed-sentence.js';
import {
  claimAt,
  otherWording,
  restOf,
  saidWithin,
  saysThatItFollows,
  saysWhatOtherSays,
  withRest,
} from './other-wording-cues.js';
import type { NearSpan } from '../span.js';
import { comparedText, lookedFor } from '../span-text.js';
import { placeOf, type Spot } from '../spot.js';

type Part = { readonly start: number; readonly end: number };

/** What is said in a text to be of which passages. */
type Claims = {
  readonly begun: readonly Part[];
  readonly announced: Citation | undefined;
  readonly last: Part | undefined;
  readonly cited: Citation | undefined;
  /** Whether the text before the announcing reference says that its words follow. */
  readonly isSaid: boolean;
};

/** So many exact words are of the passage, whatever stands beside them. */
const EXACT_WORDS = 6;

/** Finds words that are said to be of a passage and have it in the wording of no edition that is known. */
export class OtherWordings {
  constructor(
    private readonly finder: VerseFinder,
    private readonly reader: PassageReader,
    private readonly translations: readonly QuotableTranslation[],
  ) {}

  /** The recognised spans of a text together with such words. */
  async within(
    text: string,
    written: string,
    spans: readonly NearSpan[],
    { begun, announced, last, cited, isSaid }: Claims,
  ): Promise<readonly NearSpan[]> {
    let all = spans;
    const claim = announced && begun.at(-1);
    if (claim) all = await this.misplaced(text, claim.start, announced, all);
    for (const { start } of announced ? begun.slice(-1) : [])
      all = await this.claimed(
        text,
        start,
        announced!,
        all,
        saysThatItFollows(written.slice(0, written.length - text.length + start), isSaid),
      );
    const lead = last && saidWithin(text.slice(last.start, last.end));
    if (last && cited && lead !== undefined)
      all = await this.claimed(text, last.start + lead, cited, all, true);
    return announced ? this.withRests(text, all) : all;
  }

  /** The end of the sentences at the beginning of a text that go on with a misquotation which was replaced before it. */
  async restEnd(text: string, spot: Spot | undefined, spans: readonly NearSpan[]): Promise<number> {
    if (!spot?.isRepaired || !/^[^\p{L}\p{N}“”"«»()[\]|*_]{0,6}$/u.test(spot.after)) return 0;
    if (/\n[ \t]*\n|\n[ \t]*[-*+•#>]/u.test(spot.after)) return 0;
    const { first, last } = spot.place;
    const passages = await this.readEach({
      passages: [{ start: partsOfVerse(first), end: partsOfVerse(last) }],
    });
    const limit = spans[0]?.start ?? text.length;
    return passages.length > 0 ? restOf(text.slice(0, limit), 0, passages) : 0;
  }

  /** The spans with what is said of a passage, and is what another verse says. */
  private async misplaced(
    text: string,
    from: number,
    citation: Citation,
    spans: readonly NearSpan[],
  ): Promise<readonly NearSpan[]> {
    const claim = /\p{L}/u.test(text.slice(0, from)) ? claimAt(text, from) : undefined;
    if (!claim || spans.some(({ start, end }) => start < claim.end && claim.start < end)) return spans;
    const words = text.slice(claim.start, claim.end);
    const passages = await this.readEach(citation);
    if (passages.length === 0) return spans;
    const other = await this.nearestTo(words, (passage) => saysWhatOtherSays(words, passages, passage));
    if (!other) return spans;
    const run = { from: 0, to: other.words.words.length };
    return withClaimed(spans, {
      ...claim,
      isExact: false,
      passage: other,
      run,
      words: run.to,
      isJoined: true,
    });
  }

  private async claimed(
    text: string,
    from: number,
    citation: Citation,
    spans: readonly NearSpan[],
    isSaid: boolean,
  ): Promise<readonly NearSpan[]> {
    const passages = await this.readEach(citation);
    const found = otherWording(text, from, passages, isSaid);
    if (!found) return spans;
    const within = spans.filter(({ start, end }) => start < found.end && found.start < end);
    const isKnown = within.some(
      ({ isExact, words, start }) => (isExact && words >= EXACT_WORDS) || start <= found.start,
    );
    if (isKnown || (await this.isExactIn(text.slice(found.start, found.end), citation))) return spans;
    return withClaimed(spans, found);
  }

  /** Misquotations behind their reference with the sentences after them that are of the passage too. */
  private async withRests(text: string, spans: readonly NearSpan[]): Promise<readonly NearSpan[]> {
    const all: NearSpan[] = [];
    for (const [at, span] of spans.entries()) {
      const { first, last } = placeOf(span);
      const passages = span.isExact
        ? []
        : await this.readEach({ passages: [{ start: partsOfVerse(first), end: partsOfVerse(last) }] });
      const limit = spans[at + 1]?.start ?? text.length;
      all.push(passages.length > 0 ? withRest(text, span, limit, passages) : span);
    }
    return all;
  }

  /** The passages of a citation in each edition of the language of the reader's own, which is the first. */
  private async readEach(citation: Citation): Promise<ReadPassage[]> {
    const [own] = this.translations;
    const read: ReadPassage[] = [];
    for (const translation of this.translations) {
      if (translation.language !== own?.language) continue;
      const passage = await this.reader.cited(citation, translation);
      if (passage) read.push(passage);
    }
    return read;
  }

  /** Whether the first sentence of a text stands to the letter in the passages that are named for it. */
  private async isExactIn(text: string, citation: Citation): Promise<boolean> {
    const [sentence] = /^[^.!?…]*/u.exec(text)!;
    for (const translation of this.translations) {
      const passage = await this.reader.cited(citation, translation);
      const { words } = comparedText(sentence, translation.language);
      if (passage && words.length > 0 && matchExactly(words, passage.words)) return true;
    }
    return false;
  }

  /** The first of the verses nearest to a text of which something is true. */
  private async nearestTo(
    text: string,
    isIt: (passage: ReadPassage) => boolean,
  ): Promise<ReadPassage | undefined> {
    const ids = this.translations.map(({ id }) => id);
    for (const { id, translationId } of await this.finder.nearest(lookedFor(text), ids)) {
      const translation = this.translations.find((each) => each.id === translationId);
      const passage = translation && (await this.reader.around([{ first: id, last: id }], 0, translation));
      if (passage && isIt(passage)) return passage;
    }
    return undefined;
  }
}
