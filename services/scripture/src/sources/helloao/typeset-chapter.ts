import type { Note, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { lastVerseOf, verseId, type Numbering } from '@word-unfolded/scripture-ref';
import { type Chapter } from '@word-unfolded/scripture-text';
import type { HelloaoChapter, HelloaoContent, HelloaoPiece } from './helloao-format.js';
import { canonicalOf, isLeftOutBySourceTexts } from './online-numberings.js';
import { VerseWriter, type Flow } from './verse-writer.js';

export type ChapterTypesetting = Chapter & { readonly numbering: Numbering; readonly language: Language };

/**
 * Typesets a chapter of the Free Use Bible API for readers.
 *
 * @param found undefined for a missing chapter
 * @returns its verses in order: every one of the numbering, and those of the chapter beyond it. A verse without words
 * is omitted, with the reason.
 */
export function setChapter(found: HelloaoChapter | undefined, setting: ChapterTypesetting): Verse[] {
  const setter = new ChapterTypesetter(found?.chapter.footnotes ?? [], setting.language);
  for (const content of found?.chapter.content ?? []) setter.add(content);
  const { written } = setter;
  const numbered = lastVerseOf(setting.numbering.counts, setting.book, setting.chapter);
  const withWords = [...written].filter(([, { writer }]) => !writer.isEmpty).map(([number]) => number);
  return Array.from({ length: Math.max(numbered, ...withWords) }, (_, index) =>
    toVerse(setting, index + 1, written.get(index + 1)),
  );
}

type WrittenVerse = { readonly writer: VerseWriter; readonly headings: string[]; title: string | null };

/** Iterates over the content of a chapter. Markup before a verse applies to the next one that has words. */
class ChapterTypesetter {
  readonly written = new Map<number, WrittenVerse>();
  readonly #notes: ReadonlyMap<number, string>;
  readonly #flow: Flow = { opens: 'block', poetry: 0 };
  readonly #headings: string[] = [];
  #title: string | null = null;
  readonly #titleNotes: Note[] = [];

  constructor(
    footnotes: HelloaoChapter['chapter']['footnotes'],
    private readonly language: Language,
  ) {
    this.#notes = new Map(footnotes.map(({ noteId, text }) => [noteId, text.trim()]));
  }

  add(content: HelloaoContent): void {
    switch (content.type) {
      case 'heading':
        this.#addHeading(plainText(content.content, this.language));
        break;
      case 'line_break':
        this.#flow.opens = 'block';
        break;
      case 'hebrew_subtitle':
        this.#addTitle(content.content);
        break;
      case 'verse':
        this.#addVerse(content.number, content.content);
        break;
      case 'unknown':
        break;
    }
  }

  #addHeading(heading: string): void {
    if (heading) this.#headings.push(heading);
    this.#flow.opens = 'block';
  }

  #addTitle(pieces: readonly HelloaoPiece[]): void {
    const title = plainText(pieces, this.language);
    if (title) this.#title = this.#title ? `${this.#title} ${title}` : title;
    for (const piece of pieces) {
      const note = this.#noteOf(piece);
      if (note) this.#titleNotes.push(note);
    }
    this.#flow.opens = 'block';
  }

  #addVerse(number: number, pieces: readonly HelloaoPiece[]): void {
    const verse = this.written.get(number) ?? {
      writer: new VerseWriter(this.#flow, this.language),
      headings: [],
      title: null,
    };
    this.written.set(number, verse);
    for (const piece of pieces) this.#addPiece(verse, piece);
  }

  #addPiece(verse: WrittenVerse, piece: HelloaoPiece): void {
    if (typeof piece === 'string') return this.#addWords(verse, { text: piece });
    if ('text' in piece && piece.descriptive && verse.writer.isEmpty) return this.#addTitle([piece]);
    if ('text' in piece) return this.#addWords(verse, piece);
    if ('lineBreak' in piece) return this.#breakLine();
    if ('heading' in piece) return this.#addInlineHeading(verse, piece.heading.trim());
    if ('noteId' in piece) verse.writer.addNote(this.#noteOf(piece));
  }

  /** A break between two lines of poetry with the same indent only ends the line. */
  #breakLine(): void {
    if (this.#flow.opens === 'nothing') this.#flow.opens = 'line';
  }

  #addWords(verse: WrittenVerse, words: Extract<HelloaoPiece, { text: string }>): void {
    if (words.text.trim() === '') return;
    if (verse.writer.isEmpty) this.#giveWhatStandsBefore(verse);
    verse.writer.addWords(words);
  }

  #giveWhatStandsBefore(verse: WrittenVerse): void {
    verse.headings.push(...this.#headings.splice(0));
    verse.title = this.#title;
    this.#title = null;
    for (const note of this.#titleNotes.splice(0)) verse.writer.addTitleNote(note);
  }

  #addInlineHeading(verse: WrittenVerse, heading: string): void {
    if (verse.writer.isEmpty) this.#addHeading(heading);
    else if (heading) verse.writer.addHeading(heading);
  }

  #noteOf(piece: HelloaoPiece): Note | undefined {
    const text = typeof piece === 'object' && 'noteId' in piece ? this.#notes.get(piece.noteId) : undefined;
    return text ? { kind: 'note', text } : undefined;
  }
}

function plainText(pieces: readonly HelloaoPiece[], language: Language): string {
  const writer = new VerseWriter({ opens: 'block', poetry: 0 }, language);
  for (const piece of pieces) {
    if (typeof piece === 'string') writer.addWords({ text: piece });
    else if ('text' in piece) writer.addWords({ text: piece.text });
  }
  return writer.layOut().text;
}

function toVerse(
  { book, chapter, numbering }: ChapterTypesetting,
  number: number,
  written: WrittenVerse | undefined,
): Verse {
  const { first, last } = canonicalOf(verseId(book, chapter, number), numbering);
  const { text, lines, notes } = written?.writer.layOut() ?? { text: '', lines: [], notes: [] };
  return {
    book,
    chapter,
    number,
    canonicalId: first,
    canonicalEndId: last,
    text,
    omitted: text === '',
    ...(text === '' && { omission: isLeftOutBySourceTexts(first) ? 'source-texts' : 'not-supplied' }),
    headings: written?.headings ?? [],
    title: written?.title ?? null,
    lines,
    notes,
  };
}
