import type { Line, Note } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { layOutLines, type LaidOutText } from '../../library/osis/lay-out-lines.js';
import { MarkedTextBuilder } from '../../library/osis/marked-text-builder.js';
import type { HelloaoPiece } from './helloao-format.js';

type Words = Extract<HelloaoPiece, { text: string }>;

/** No blank stands between these and what stands before or after them. */
const CLOSING = /^[,.;:!?”’»)\]…]/;
const OPENING = /[([“‘«¿¡]$/;

/** A line of poetry mostly ends with one of these. Where a note hangs before its end, it goes on after the note. */
const LINE_END = /[,.;:!?”’»)\]—–…]$/;

const SELAH = /^[([]?Selah[.!]?[)\]]?$/i;

/** What a chapter hands from verse to verse. */
export type Flow = {
  /** What the next words open: a paragraph or stanza; a line, in poetry of the same indent; or nothing of their own. */
  opens: 'block' | 'line' | 'nothing';
  /** Poetic indent of the line before; 0 after prose. */
  poetry: number;
};

/**
 * Writes the words of one verse from the pieces of the Free Use Bible API. They arrive without blanks at their ends and
 * are put together with one, except at punctuation that closes or opens.
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

  /** Hangs a note after the words so far; a place for one that is not there is a place all the same. */
  addNote(note: Note | undefined): void {
    if (note) this.#builder.addNote(note);
    this.#afterNote = true;
  }

  /** Adds a note that belongs to the title before the verse. */
  addTitleNote(note: Note): void {
    this.#builder.addNote(note, false);
  }

  /** A heading in the middle of the verse; one before its words is the caller's. */
  addHeading(heading: string): void {
    this.#inlineHeadings.push(heading);
    this.flow.opens = 'block';
  }

  layOut(): LaidOutText & { readonly text: string } {
    const marked = this.#builder.build();
    return { text: marked.text, ...layOutLines(marked) };
  }

  /** @param interrupted whether only a note, or the beginning or end of speech, parts the words from those before */
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

  /** What the words open; undefined when they go on in the line before. */
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
    // English dashes stand without blanks; a Spanish one has a blank on its outer side.
    return this.language === 'en' && (words.startsWith('—') || this.#tail.endsWith('—'));
  }
}
