import { StoredTextUnavailableError } from '../stored/stored-text.js';
import type { Citation, Judgement } from './claim.js';
import type { QuotationJudge } from './quotation-judge.js';
import { repair } from './repairs.js';

/** Share of the first words of a line that the passage must have for the line to count as its text. */
const BEGINS_ALIKE = 0.7;
const FEWEST_WORDS = 4;
/** The same for each sentence of the line. */
const GOES_ON_ALIKE = 0.6;

/** A sentence also ends before a bracket. */
const SENTENCE_END = /[.!?;:][”’"')]*(?=\s|$)|(?<=\S)(?=\s\()/gu;

/** The judgement of the beginning of a line, and the length of what was compared. */
export type JudgedLine = { readonly length: number; readonly judgement: Judgement };

/** Judges lines that follow a reference without quotation marks: they are the words of the passage or a comment. */
export class LineJudge {
  constructor(private readonly judge: QuotationJudge) {}

  /** Whether a line begins like the passage. Without the stored text nobody knows, and it is held. */
  async beginsAlike(head: string, citation: Citation): Promise<boolean> {
    return (await this.likeness(head, citation)) >= BEGINS_ALIKE;
  }

  /**
   * Judges as many sentences from the beginning as are of the passage; undefined when none is. When nothing can be
   * compared, the whole line is removed.
   */
  async judgeLine(content: string, citation: Citation): Promise<JudgedLine | undefined> {
    try {
      const ends = sentenceEnds(content);
      for (const [index, length] of [...ends.entries()].toReversed()) {
        const judgement = await this.upTo(content.slice(0, length), ends[index - 1] ?? 0, citation);
        if (judgement) return { length, judgement };
      }
      return undefined;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError)
        return { length: content.length, judgement: { verdict: 'removed', reason: 'unavailable' } };
      throw error;
    }
  }

  /** Judges words that are of the passage up to the last of their sentences, even if not to the letter. */
  private async upTo(words: string, last: number, citation: Citation): Promise<Judgement | undefined> {
    const exact = await this.judge.exactWithSense(words, citation);
    if (exact) return exact;
    const sentence = await this.judge.named.mostLike(words.slice(last), citation);
    const near = sentence && (await this.judge.named.mostLike(words, citation));
    if (!near || sentence.alignment.likeness < GOES_ON_ALIKE || near.alignment.likeness < GOES_ON_ALIKE)
      return undefined;
    return repair(words, near, false);
  }

  private async likeness(words: string, citation: Citation): Promise<number> {
    try {
      const near = await this.judge.named.mostLike(words, citation);
      return near && near.alignment.matched >= FEWEST_WORDS ? near.alignment.likeness : 0;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError) return 1;
      throw error;
    }
  }
}

function sentenceEnds(content: string): number[] {
  const ends = [...content.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  return ends.at(-1) === content.length ? ends : [...ends, content.length];
}
