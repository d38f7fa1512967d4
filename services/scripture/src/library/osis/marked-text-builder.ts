import type { Note } from '@word-unfolded/contracts';
import type { LineBreak, MarkedStretch, MarkedText, WordLink } from './marked-text.js';
import type { Mark } from './osis-event.js';

/** Punctuation without a space before it, whatever the markup says. */
const CLOSING = /[,.;:!?”’)\]]/;

/** A line that ends with a dash continues without a space. */
const DASH = '—';

/**
 * Builds a text with its markup. Spaces are written late: several become one, those at the ends and before closing
 * punctuation are dropped, and ranges begin and end at words.
 */
export class MarkedTextBuilder {
  #text = '';
  #blank = false;
  #break: Omit<LineBreak, 'at'> | undefined;
  #word: { strongs: readonly string[]; start: number | undefined } | undefined;
  readonly #open = new Map<Mark, number | undefined>();
  readonly #marks: MarkedStretch[] = [];
  readonly #breaks: LineBreak[] = [];
  readonly #notes: { at: number | null; note: Note }[] = [];
  readonly #links: WordLink[] = [];

  get isEmpty(): boolean {
    return this.#text === '';
  }

  /** The next text begins a line. */
  breakLine(opening: Omit<LineBreak, 'at'>): void {
    this.#break = opening;
    this.#blank = true;
  }

  addText(text: string): void {
    for (const piece of text.match(/\s+|\S+/g) ?? []) {
      if (/^\s/.test(piece)) this.#blank = true;
      else this.#addWord(piece);
    }
  }

  #addWord(word: string): void {
    const needsBlank = this.#blank && !this.isEmpty && !CLOSING.test(word[0]!);
    if (needsBlank && !(this.#break && this.#text.endsWith(DASH))) this.#text += ' ';
    this.#blank = false;
    const at = this.#text.length;
    if (this.#break) this.#breaks.push({ ...this.#break, at });
    this.#break = undefined;
    for (const [mark, start] of this.#open) this.#open.set(mark, start ?? at);
    if (this.#word) this.#word.start ??= at;
    this.#text += word;
  }

  openMark(mark: Mark): void {
    if (!this.#open.has(mark)) this.#open.set(mark, undefined);
  }

  closeMark(mark: Mark): void {
    const start = this.#open.get(mark);
    if (start !== undefined) this.#addMark({ mark, start, end: this.#text.length });
    this.#open.delete(mark);
  }

  /** A mark that was closed one space ago continues: a note or the end of a line does not divide speech. */
  #addMark(stretch: MarkedStretch): void {
    const previous = this.#marks.findLastIndex(({ mark }) => mark === stretch.mark);
    const last = this.#marks[previous];
    const goesOn = last && this.#text.slice(last.end, stretch.start).trim() === '';
    if (goesOn) this.#marks[previous] = { ...last, end: stretch.end };
    else this.#marks.push(stretch);
  }

  openWord(strongs: readonly string[]): void {
    this.#word = { strongs, start: undefined };
  }

  closeWord(): void {
    const { start, strongs = [] } = this.#word ?? {};
    if (start !== undefined) this.#links.push({ start, end: this.#text.length, strongs });
    this.#word = undefined;
  }

  /** Attaches a note after the text so far, or to no text if it does not belong to the text. */
  addNote(note: Note, hangs = true): void {
    this.#notes.push({ at: hangs ? this.#text.length : null, note });
  }

  /** Ends the text and closes all open marks. */
  build(): MarkedText {
    for (const mark of [...this.#open.keys()]) this.closeMark(mark);
    return {
      text: this.#text,
      marks: this.#marks,
      breaks: this.#breaks,
      notes: this.#notes,
      links: this.#links.map((link) => this.#toWholeWord(link)),
    };
  }

  /** A tag that ends within a word, as in `<w>give</w>n`, links the whole word. */
  #toWholeWord(link: WordLink): WordLink {
    const rest = /^\p{L}+/u.exec(this.#text.slice(link.end))?.[0] ?? '';
    const isOwnWord = this.#links.some(({ start }) => start === link.end);
    return isOwnWord ? link : { ...link, end: link.end + rest.length };
  }
}
