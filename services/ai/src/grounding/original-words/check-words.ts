import type { Language } from '@word-unfolded/domain';
import type { CheckedPiece, GroundedPiece } from '../grounded-piece.js';
import { mayGoOn } from './claimed-meanings.js';
import { findMentions } from './find-mentions.js';
import { judgeSentence, type Edit } from './judge-sentence.js';
import type { Sentence } from './sentence.js';
import type { LexiconWord, WordLexicon } from './word-lexicon.js';

export type WordCheckOptions = {
  readonly language: Language;
  readonly lexicon: WordLexicon;
  /** The passage that the answer is about, in OSIS form. */
  readonly passage?: string | undefined;
};

/** How long a sentence waits for the lexicon, and how long while it is away. */
const LONGEST_WAIT_MS = 3_000;
const BRIEFLY_MS = 100;

/** Most characters of a sentence that are looked at together. */
const LONGEST_HELD = 1_200;

/** The end of a sentence, a line or a cell's row; not of an abbreviation. */
const SENTENCE_END =
  /\n|(?<!(?:^|[\s(])(?:i\.e|e\.g|cf|v|vv|vs|ch|gr|heb|p\.\s?ej|[A-Z1-3]?\s?[A-Z][a-z]{1,3}))[.!?…][)\]"”’»*_]*(?=\s)/u;

/** A word is known as an original one by what follows: its number, or `means`. */
const MAY_BECOME = /(?:\S+\s+){0,3}\S*$/u;

/**
 * Checks what an answer says of Greek and Hebrew words, and marks each of them. A sentence is held from its first such
 * word to its end, because what follows may be false; all else passes as it comes.
 */
export async function* checkWords(
  pieces: AsyncIterable<GroundedPiece>,
  options: WordCheckOptions,
): AsyncGenerator<CheckedPiece> {
  const check = new WordCheck(options);
  for await (const piece of pieces) yield* check.add(piece);
  yield* check.end();
}

/** A piece with its place in the sentence. */
type Placed = { readonly start: number; readonly end: number; readonly piece: GroundedPiece };

class WordCheck {
  #text = '';
  #placed: Placed[] = [];
  #others: Sentence['others'][number][] = [];
  /** What stands before this offset has been yielded. */
  #shownTo = 0;
  #lastWords: readonly LexiconWord[] = [];
  #passage: string | undefined;
  #waitMs = LONGEST_WAIT_MS;

  constructor(private readonly options: WordCheckOptions) {
    this.#passage = options.passage;
  }

  async *add(piece: GroundedPiece): AsyncGenerator<CheckedPiece> {
    if (piece.kind !== 'text') {
      this.place(piece, piece.text);
      yield* this.showWhatMay(true);
      return;
    }
    for (const part of sentenceParts(this.#text, piece.text)) {
      this.place({ kind: 'text', text: part.text }, part.text);
      if (part.ends) yield* this.finish();
    }
    yield* this.showWhatMay(false);
  }

  async *end(): AsyncGenerator<CheckedPiece> {
    yield* this.finish();
  }

  private place(piece: GroundedPiece, text: string): void {
    const start = this.#text.length;
    this.#text += text;
    const last = this.#placed.at(-1);
    const placed = { start, end: this.#text.length, piece };
    if (last?.piece.kind === 'text' && piece.kind === 'text')
      this.#placed[this.#placed.length - 1] = { ...placed, start: last.start };
    else if (piece.kind !== 'text' || text !== '') this.#placed.push(placed);
    if (piece.kind !== 'text' && text !== '')
      this.#others.push({
        start,
        end: placed.end,
        osis: piece.kind === 'reference' ? piece.osis : undefined,
      });
    if (piece.kind === 'reference' && piece.verdict !== 'removed') this.#passage = piece.osis;
  }

  /** Yields what stands before the first word. @param isWhole whether the last word is whole */
  private *showWhatMay(isWhole: boolean): Generator<CheckedPiece> {
    if (this.#lastWords.length > 0 && mayGoOn(this.#text)) return;
    const open = isWhole ? this.#text.length : (MAY_BECOME.exec(this.#text)?.index ?? this.#text.length);
    const [first] = findMentions(this.#text);
    const to = Math.min(open, first ? wordStart(this.#text, first.start) : this.#text.length);
    yield* this.show(to, []);
  }

  private async *finish(): AsyncGenerator<CheckedPiece> {
    const { edits, words, isAway } = await judgeSentence(
      {
        ...{ text: this.#text, others: this.#others, shownTo: this.#shownTo, passage: this.#passage },
        lastWords: this.#lastWords,
      },
      this.options.lexicon,
      this.options.language,
      this.#waitMs,
    );
    this.#waitMs = isAway ? BRIEFLY_MS : LONGEST_WAIT_MS;
    yield* this.show(this.#text.length, edits);
    const isBlank = this.#text.trim() === '';
    this.#text = '';
    this.#placed = [];
    this.#others = [];
    this.#shownTo = 0;
    if (!isBlank) this.#lastWords = words;
  }

  /** Yields the pieces up to an offset, with the edits, which are in the order of their places. */
  private *show(to: number, edits: readonly Edit[]): Generator<CheckedPiece> {
    const left = [...edits];
    for (let first = this.#placed[0]; first; first = this.#placed[0]) {
      const { start, end, piece } = first;
      if (piece.kind !== 'text') {
        if (end > to) return;
        yield piece;
        this.#shownTo = end;
        while (left[0] && left[0].end <= end) yield left.shift()!.piece;
      } else {
        const until = Math.min(end, to);
        let from = Math.max(start, this.#shownTo);
        while (left[0] && left[0].end <= until) {
          const edit = left.shift()!;
          if (edit.start > from) yield { kind: 'text', text: this.#text.slice(from, edit.start) };
          yield edit.piece;
          from = Math.max(from, edit.end);
        }
        if (until > from) yield { kind: 'text', text: this.#text.slice(from, until) };
        this.#shownTo = Math.max(this.#shownTo, until);
        if (until < end) return;
      }
      this.#placed.shift();
    }
    for (const { piece } of left) yield piece;
  }
}

/** Where a word begins with the marks before it. */
function wordStart(text: string, at: number): number {
  const before = /[^\s]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  return at - before.length;
}

/** New text, divided where sentences end. @param held the text of the sentence so far, which has no end */
function* sentenceParts(
  held: string,
  added: string,
): Generator<{ readonly text: string; readonly ends: boolean }> {
  let sentence = held;
  let rest = added;
  while (rest !== '') {
    const whole = (sentence + rest).slice(0, LONGEST_HELD);
    const end = SENTENCE_END.exec(whole);
    const isFull = whole.length === LONGEST_HELD;
    const at = end ? end.index + end[0].length : isFull ? LONGEST_HELD : undefined;
    if (at === undefined) return yield { text: rest, ends: false };
    const taken = at - sentence.length;
    yield { text: rest.slice(0, taken), ends: true };
    rest = rest.slice(taken);
    sentence = '';
  }
}
