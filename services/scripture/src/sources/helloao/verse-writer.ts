import type { Line, Note } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { layOutLines, type LaidOutText } from '../../library/osis/lay-out-lines.js';
import { MarkedTextBuilder } from '../../library/osis/marked-text-builder.js';
import type { HelloaoPiece } from './helloao-format.js';

type Words = Extract<HelloaoPiece, { text: string }>;

/** Punctuation without a space before it, or after it. */
const CLOSING = /^[,.;:!?”’»)\]…]/;
const OPENING = /[([“‘«¿¡]$/;

/**
 * Most lines of poetry end with one of these. If a note precedes the end of the line, the line continues after the
 * note.
 */
const LINE_END = /[,.;:!?”’»)\]—–…]$/;

const SELAH = /^[([]?Selah[.!]?[)\]]?$/i;

/** State that a chapter passes from verse to verse. */
export type Flow = {
  /** What the next words open: a paragraph or stanza; a line, in poetry of the same indent; or nothing. */
  opens: 'block' | 'line' | 'nothing';
  /** Poetic indent of the previous line; 0 after prose. */
  poetry: number;
};

/**
 * Builds the text of one verse from the pieces of the Free Use Bible API. The pieces have no spaces at their ends and
 * are joined with one, except at closing or opening punctuation.
 */
export class VerseWriter {
  readonly #builder = new MarkedTextBuilder();
  readonly #inlineHeadings: string[] = [];
  #tail = '';
  #afterNote = false;
  #wordsOfJesus = false;

  constructor(
    private readonly flow: Flow,
    private readonly language: Language,
  ) {}

  get isEmpty(): boolean {
    return this.#builder.isEmpty;
  }

  addWords({ text, poem = 0, wordsOfJesus = false }: Words): void {
    const words = text.replace(/¶/g, ' ').replace(/\s+/g, ' ').trim();
    if (words === '') return;
    const changesSpeaker = wordsOfJesus !== this.#wordsOfJesus;
    this.#openLine(words, Math.min(poem, 4), this.#afterNote || changesSpeaker);
    if (wordsOfJesus) this.#builder.openMark('jesus');
    this.#builder.addText(this.#joins(words) ? words : ` ${words}`);
    if (wordsOfJesus) this.#builder.closeMark('jesus');
    this.#tail = words;
    this.#afterNote = false;
    this.#wordsOfJesus = wordsOfJesus;
  }

  /** Attaches a note after the words so far. A reference to a missing note still counts as a position. */
  addNote(note: Note | undefined): void {
    if (note) this.#builder.addNote(note);
    this.#afterNote = true;
  }

  /** Adds a note of the title before the verse. */
  addTitleNote(note: Note): void {
    this.#builder.addNote(note, false);
  }

  /** Adds a heading in the middle of the verse. The caller handles one before its words. */
  addHeading(heading: string): void {
    this.#inlineHeadings.push(heading);
    this.flow.opens = 'block';
  }

  layOut(): LaidOutText & { readonly text: string } {
    const marked = this.#builder.build();
    return { text: marked.text, ...layOutLines(marked) };
  }

  /**
   * @param interrupted whether only a note, or the beginning or end of speech, separates the words from those before
   */
  #openLine(words: string, poetry: number, interrupted: boolean): void {
    const selah = SELAH.test(words);
    const opens = this.#opening(words, poetry, { selah, interrupted });
    if (opens === undefined) return;
    const level = selah && poetry === 0 ? this.flow.poetry : poetry;
    const headings = this.#inlineHeadings.splice(0);
    this.#builder.breakLine({
      opens,
      poetry: level,
      ...(selah && { selah: true as const }),
      ...(headings.length > 0 && { headings }),
    });
    this.flow.opens = 'nothing';
    this.flow.poetry = level;
  }

  /** What the words open; undefined if they continue the previous line. */
  #opening(
    words: string,
    poetry: number,
    { selah, interrupted }: { selah: boolean; interrupted: boolean },
  ): Line['opens'] | undefined {
    if (!this.isEmpty && CLOSING.test(words)) return undefined;
    const goesOnAlike = this.flow.opens === 'line' && poetry > 0 && poetry === this.flow.poetry;
    if (this.flow.opens !== 'nothing' && !goesOnAlike) return poetry > 0 ? 'stanza' : 'paragraph';
    if (selah || goesOnAlike) return 'line';
    if (poetry > 0) return interrupted && this.#isWithinLine(poetry) ? undefined : 'line';
    if (this.flow.poetry > 0) return 'paragraph';
    return this.isEmpty ? 'none' : undefined;
  }

  #isWithinLine(poetry: number): boolean {
    return !this.isEmpty && poetry === this.flow.poetry && !LINE_END.test(this.#tail);
  }

  #joins(words: string): boolean {
    if (CLOSING.test(words) || OPENING.test(this.#tail)) return true;
    // English dashes have no spaces; a Spanish one has a space on its outer side.
    return this.language === 'en' && (words.startsWith('—') || this.#tail.endsWith('—'));
  }
}
