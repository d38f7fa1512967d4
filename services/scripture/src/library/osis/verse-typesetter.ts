import type { Line } from '@word-unfolded/contracts';
import type { BookId } from '@word-unfolded/scripture-ref';
import type { EditionVerse } from './edition-verse.js';
import { MarkedTextBuilder } from './marked-text-builder.js';
import type { Mark, OsisEvent } from './osis-event.js';

type Place = { readonly book: BookId; readonly chapter: number; readonly number: number };

/**
 * Typesets the verses of a book in order. State continues from one verse to the next: the open paragraph, the poetic
 * indent, the current speaker, and headings and titles that precede the next verse.
 */
export class VerseTypesetter {
  #poetry = 0;
  #opens: Line['opens'] = 'none';
  #selah = false;
  #headings: string[] = [];
  #title: string | null = null;
  #ended = false;
  readonly #marks = new Set<Mark>();

  readonly #everyVerseOpensLine: boolean;

  /** @param everyVerseOpensLine for editions that begin each verse on a new line and mark no paragraphs. */
  constructor(everyVerseOpensLine: boolean) {
    this.#everyVerseOpensLine = everyVerseOpensLine;
  }

  /** Reads the markup before a chapter; any text there is not part of the edition. */
  readChapterHead(events: readonly OsisEvent[]): void {
    for (const event of events) if (event.kind !== 'text') this.#read(event, new MarkedTextBuilder());
  }

  /** Typesets one verse. */
  setVerse(place: Place, events: readonly OsisEvent[]): EditionVerse {
    const body = new MarkedTextBuilder();
    this.#startVerse(place, body);
    const before: { headings: string[]; title: string | null } = { headings: [], title: null };
    for (const event of events) {
      if (event.kind === 'text' && body.isEmpty && event.text.trim())
        Object.assign(before, this.#takeHeadings());
      this.#read(event, body);
    }
    return { ...place, ...before, body: body.build() };
  }

  #startVerse({ number }: Place, body: MarkedTextBuilder): void {
    if (this.#opens === 'none' && number === 1) this.#opens = 'paragraph';
    if (this.#opens === 'none' && this.#everyVerseOpensLine) this.#opens = 'line';
    for (const mark of this.#marks) body.openMark(mark);
  }

  #takeHeadings() {
    const taken = { headings: this.#headings, title: this.#title };
    this.#headings = [];
    this.#title = null;
    return taken;
  }

  #read(event: OsisEvent, body: MarkedTextBuilder): void {
    if (this.#ended) return; // after the end of a book there are a glossary and prefaces of other books
    switch (event.kind) {
      case 'text':
        return this.#readText(event.text, body);
      case 'word':
        return body.openWord(event.strongs);
      case 'word-end':
        return body.closeWord();
      case 'mark':
        this.#marks.add(event.mark);
        return body.openMark(event.mark);
      case 'mark-end':
        this.#marks.delete(event.mark);
        return body.closeMark(event.mark);
      case 'note':
        return body.addNote(event.note, this.#title === null || !body.isEmpty);
      case 'opens':
      case 'line':
      case 'poetry-end':
        return this.#readOpening(event);
      case 'psalm-title':
        this.#title = event.text;
        return;
      case 'heading':
        this.#headings.push(event.text);
        return;
      case 'book-end':
        return this.#endBook(body);
    }
  }

  #readText(text: string, body: MarkedTextBuilder): void {
    if (text.trim() && (this.#opens !== 'none' || body.isEmpty)) {
      const headings = this.#takeHeadings().headings;
      body.breakLine({
        opens: this.#opens,
        poetry: this.#poetry,
        ...(this.#selah && { selah: true as const }),
        ...(headings.length > 0 && { headings }),
      });
      this.#opens = 'none';
      this.#selah = false;
    }
    body.addText(text);
  }

  /** If several open at once, the last one counts; a line counts only if nothing larger is pending. */
  #readOpening(event: Extract<OsisEvent, { kind: 'opens' | 'line' | 'poetry-end' }>): void {
    if (event.kind === 'opens') {
      if (event.opens === 'paragraph') this.#poetry = 0;
      this.#opens = event.opens;
    } else if (event.kind === 'line') {
      this.#poetry = event.poetry;
      this.#selah = event.selah;
      if (this.#opens === 'none') this.#opens = 'line';
    } else {
      this.#poetry = 0;
      this.#opens = 'paragraph';
    }
  }

  /** A heading after the last verse of a book is the subscription of a letter. */
  #endBook(body: MarkedTextBuilder): void {
    for (const text of this.#takeHeadings().headings) body.addNote({ kind: 'colophon', text });
    this.#ended = true;
  }
}
