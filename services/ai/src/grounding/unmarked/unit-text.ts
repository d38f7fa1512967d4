import type { GroundedPiece } from '../grounded-piece.js';

/** A piece that is no quotation of Scripture. */
export type MarkPiece = Extract<GroundedPiece, { kind: 'text' | 'reference' }> | NotScripture;
type NotScripture = Extract<GroundedPiece, { kind: 'quotation' }>;

/**
 * The end of a sentence: its stop, and a following word that begins another one, and is no reference in brackets or after
 * a dash. Paragraphs,
 * list items, headings and rows of a table end one too.
 */
const SENTENCE_END =
  /[.!?…][”’"'»*_\]~]*\s+(?!Selah\b|S(?:e(?:l(?:ah?)?)?)?$)(?=[^\p{Ll}\s([—–"“«„*_-])|(?<=(?:[.!?…:;”’"'»*_\]~|]|(?<!\d)\))[ \t]*)\n[ \t]*(?:\n[\s>]*)(?=[^\s([—–>-])|\n[ \t]*(?:\n[\s>]*)(?=[^\p{Ll}\s([—–>-])|\n(?=[ \t]*(?:[-*+] (?:\[[ xX]\] )?|\d{1,2}[.)] |#+ ?|\| ?)[^\p{Ll}\s[])|(?<=\n[ \t]*\|[^\n]*)\|(?=[^\n])/u;

/** A sentence that goes on for longer is judged in parts. */
const LONGEST_UNIT = 900;

/** Fewer words are judged with the sentence after them: by themselves they are like too many verses. */
const LEAST_WORDS = 14;

/** Words of a sentence that may be a verse with its reference in the line below. */
const LEAST_BEFORE_REFERENCE = 5;

/** A token with the space behind it, before another one: what ends between them has arrived. */
const COMPLETE_TOKEN = /\S+\s+(?=\S)/g;

/** A letter alone may be one of a word whose letters stand apart. */
const MORE_THAN_A_LETTER = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** Words that each stand in a line, an item or a sentence of their own are judged together. */
const SCATTERED_WORDS = 3;
/** The number and the times before the next subtitle: its sentence goes on after them. */
const SUBTITLE = /^(?:\d+[ \t]*\n[ \t]*)?\d\d:\d\d(?::\d\d)?[.,]\d{3}/u;
const MAY_BE_SUBTITLE = /^\d+[ \t]*\n?[ \t]*[\d:.,]{0,12}$/u;

/** The number of a message behind or before its text, after which the sentence may go on in the next one. */
const MESSAGE = /\(\d{1,2}\/\d{1,2}\)\s*$/u;
const NEXT_MESSAGE = /^\d{1,2}\/\d{0,2}\s/u;

const ANNOUNCED = /(?<=\p{L}):\s+/u;

/** The Roman number of a line, which ends no sentence. */
const LINE_NUMBER = /(?:^|\n)[ \t]*\(?(?:x|ix|iv|v?i{1,3}|v)[.)]\s+$/iu;

const isWithinParagraph = (end: string) => /^[.!?…]/u.test(end) && !/\n\s*\n/u.test(end);
const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

type Mark = { readonly start: number; readonly end: number; readonly piece: MarkPiece };

/** The text that was not shown yet, with the references and the words of others in it. */
export class UnitText {
  #text = '';
  #marks: Mark[] = [];

  get length(): number {
    return this.#text.length;
  }

  add(piece: GroundedPiece): void {
    const start = this.#text.length;
    this.#text += piece.text;
    if (piece.kind !== 'text') this.#marks.push({ start, end: this.#text.length, piece: piece as MarkPiece });
  }

  /**
   * The end of the first sentence, or of several short ones of a paragraph, which are judged together; undefined while it
   * has not arrived.
   */
  sentenceEnd(): number | undefined {
    let start = 0;
    let last = 0;
    let parts = 0;
    for (let from = 0; ;) {
      const found = SENTENCE_END.exec(this.#text.slice(from));
      if (!found) break;
      const end = from + found.index + found[0].length;
      const rest = this.#text.slice(end);
      if (MAY_BE_SUBTITLE.test(rest) && this.#text.length < LONGEST_UNIT) return undefined;
      const lone = this.loneReferenceAfter(found[0], end);
      if (lone === 'unknown') return undefined;
      const mark = lone ?? this.#marks.find(({ start, end: to }) => start < end && end < to);
      const lines = this.#text.slice(last, end).split('\n').map(wordsIn);
      const words = Math.max(...lines);
      parts = words <= SCATTERED_WORDS ? parts + lines.filter((count) => count > 0).length : 0;
      last = end;
      const isScattered = words <= SCATTERED_WORDS && (parts > 1 || !isWithinParagraph(found[0]));
      const isShort =
        SUBTITLE.test(rest) ||
        NEXT_MESSAGE.test(rest) ||
        (MESSAGE.test(this.#text.slice(0, end)) &&
          !/[.!?…]\s*\(\d{1,2}\/\d{1,2}\)\s*$/u.test(this.#text.slice(0, end))) ||
        LINE_NUMBER.test(this.#text.slice(0, end)) ||
        (isScattered && !/^\s*#/u.test(this.#text)) ||
        (isWithinParagraph(found[0]) && this.ownWords(start, end) < LEAST_WORDS);
      if (!mark && !isShort) return end;
      if (!mark) start = end;
      from = mark?.end ?? end;
    }
    if (this.#text.length < LONGEST_UNIT) return undefined;
    const space = this.#text.lastIndexOf(' ', LONGEST_UNIT);
    return this.outside(space > 0 ? space : LONGEST_UNIT);
  }

  /**
   * A reference alone in the line, or the paragraph, below a sentence: it is the place of this.
   *
   * @returns unknown while the end of its line has not arrived
   */
  private loneReferenceAfter(stop: string, end: number): Mark | 'unknown' | undefined {
    if (!stop.includes('\n') || wordsIn(this.#text.slice(0, end)) < LEAST_BEFORE_REFERENCE) return undefined;
    const at = end + /^[~*_\s]*/u.exec(this.#text.slice(end))![0].length;
    const isShort = this.#text.length < LONGEST_UNIT;
    if (at === this.#text.length) return isShort ? 'unknown' : undefined;
    const mark = this.#marks.find(({ start, piece }) => piece.kind === 'reference' && start === at);
    if (!mark) return undefined;
    const line = /^[^\n]*\n?/u.exec(this.#text.slice(mark.end))![0];
    if (!/^[\s~*_.]*$/u.test(line)) return undefined;
    return line.endsWith('\n') || !isShort ? mark : 'unknown';
  }

  /** The first words from a position, if so many of them are complete and another one follows. */
  firstWords(count: number, from = 0): { readonly text: string; readonly end: number } | undefined {
    const rest = this.#text.slice(from);
    let found = 0;
    for (const { 0: token, index } of rest.matchAll(COMPLETE_TOKEN)) {
      if (MORE_THAN_A_LETTER.test(token)) found += 1;
      if (found < count) continue;
      const text = rest.slice(0, index + token.length);
      return { text, end: this.outside(from + text.length) };
    }
    return undefined;
  }

  /** The end of so many words, or of what announces the words after it if that is less: “He has said: …”. */
  clauseEnd(count: number): number {
    const { text, end } = this.firstWords(count)!;
    const announced = ANNOUNCED.exec(text);
    return announced ? this.outside(announced.index + announced[0].length) : end;
  }

  /** The end of the first sentence, however short, if it is at or before a position. */
  stopBefore(at: number): number | undefined {
    const found = SENTENCE_END.exec(this.#text.slice(0, at + 1));
    const end = found ? found.index + found[0].length : 0;
    return end > 0 && end <= at ? this.outside(end) : undefined;
  }

  /** Removes the beginning of the text, as pieces. */
  take(end: number): MarkPiece[] {
    const pieces: MarkPiece[] = [];
    let from = 0;
    const text = (to: number) => {
      if (to > from) pieces.push({ kind: 'text', text: this.#text.slice(from, to) });
      from = Math.max(from, to);
    };
    const taken = this.#marks.filter((mark) => mark.end <= end);
    for (const { start, end: to, piece } of taken) {
      text(start);
      pieces.push(piece);
      from = to;
    }
    text(end);
    this.#marks = this.#marks
      .slice(taken.length)
      .map((mark) => ({ ...mark, start: mark.start - end, end: mark.end - end }));
    this.#text = this.#text.slice(end);
    return pieces;
  }

  /** The words of a part that may be of its last sentence: not those before a blank line, nor those of a reference. */
  private ownWords(start: number, end: number): number {
    const paragraph = start + (/^[\s\S]*\n[ \t]*\n/u.exec(this.#text.slice(start, end))?.[0].length ?? 0);
    const references = this.#marks.filter(
      (mark) => mark.piece.kind === 'reference' && mark.start >= paragraph && mark.end <= end,
    );
    const named = references.reduce((sum, { piece }) => sum + wordsIn(piece.text), 0);
    return wordsIn(this.#text.slice(paragraph, end)) - named;
  }

  /** A position that is not within a mark. */
  private outside(at: number): number {
    return this.#marks.find(({ start, end }) => start < at && at < end)?.end ?? at;
  }
}
