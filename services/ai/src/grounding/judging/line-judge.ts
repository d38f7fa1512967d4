import { StoredTextUnavailableError } from '../stored/stored-text.js';
import type { Citation, Judgement } from './claim.js';
import { repair, type QuotationJudge } from './quotation-judge.js';

/** Of the first words of a line, so many as a part of all must be those of the passage for it to be taken for its words. */
const BEGINS_ALIKE = 0.7;
const FEWEST_WORDS = 4;
/** Of each sentence of it. */
const GOES_ON_ALIKE = 0.6;

/** Also where something is added in brackets. */
const SENTENCE_END = /[.!?;:][”’"')]*(?=\s|$)|(?<=\S)(?=\s\()/gu;

/** What the beginning of a line is, up to the end of what was compared. */
export type JudgedLine = { readonly length: number; readonly judgement: Judgement };

/** Judges lines that follow a reference without quotation marks: the words of the passage, or speech about it. */
export class LineJudge {
  constructor(private readonly judge: QuotationJudge) {}

  /** Whether a line begins like the passage; without the stored text it is taken for speech about it. */
  async beginsAlike(head: string, citation: Citation): Promise<boolean> {
    return (await this.likeness(head, citation)) >= BEGINS_ALIKE;
  }

  /** As many sentences from the beginning as are of the passage; undefined where none is, or nothing can be said. */
  async judgeLine(content: string, citation: Citation): Promise<JudgedLine | undefined> {
    try {
      const ends = sentenceEnds(content);
      for (const [index, length] of [...ends.entries()].toReversed()) {
        const judgement = await this.upTo(content.slice(0, length), ends[index - 1] ?? 0, citation);
        if (judgement) return { length, judgement };
      }
      return undefined;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError) return undefined;
      throw error;
    }
  }

  /** What words are if they are of the passage to the last of their sentences, even if not to the letter. */
  private async upTo(words: string, last: number, citation: Citation): Promise<Judgement | undefined> {
    const place = await this.judge.exactlyIn(words, citation);
    if (place) return { verdict: 'exact', place };
    const sentence = await this.judge.mostLike(words.slice(last), citation);
    const near = sentence && (await this.judge.mostLike(words, citation));
    if (!near || sentence.alignment.likeness < GOES_ON_ALIKE || near.alignment.likeness < GOES_ON_ALIKE)
      return undefined;
    return repair(words, near, false);
  }

  private async likeness(words: string, citation: Citation): Promise<number> {
    try {
      const near = await this.judge.mostLike(words, citation);
      return near && near.alignment.matched >= FEWEST_WORDS ? near.alignment.likeness : 0;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError) return 0;
      throw error;
    }
  }
}

function sentenceEnds(content: string): number[] {
  const ends = [...content.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  return ends.at(-1) === content.length ? ends : [...ends, content.length];
}
