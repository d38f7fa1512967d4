import type { Language } from '@word-unfolded/domain';
import { BOOKS, type BookId } from '@word-unfolded/scripture-ref';
import type { BookHeading, EntryText, OutlineSection } from '../entries/entry.js';
import type { FieldReader } from './read-values.js';
import type { RawText } from './split-file.js';

const HEADINGS: Readonly<Record<Language, Readonly<Record<string, BookHeading>>>> = {
  en: {
    Author: 'author',
    Date: 'date',
    Setting: 'setting',
    'First readers': 'readers',
    Outline: 'outline',
    'How it is read': 'reading',
  },
  es: {
    Autor: 'author',
    Fecha: 'date',
    Circunstancias: 'setting',
    'Primeros lectores': 'readers',
    Bosquejo: 'outline',
    'Cómo se lee': 'reading',
  },
};

const OUTLINE_ROW = /^- ([^:\s]+):\s*(.+)$/;

/** The book with this id, which is its OSIS name in lower case. */
export function bookOfId(id: string): BookId | undefined {
  return BOOKS.find(({ osis }) => osis.toLowerCase() === id)?.osis;
}

/** What is told of a book, by its headings. */
export function sectionsOf(
  text: EntryText,
  raw: RawText,
  language: Language,
  reader: FieldReader,
): Partial<Record<BookHeading, string>> {
  const known = HEADINGS[language];
  const sections: Partial<Record<BookHeading, string>> = {};
  for (const [index, { heading, body }] of text.parts.entries()) {
    const name = known[heading];
    if (name) sections[name] = body;
    else
      reader.fault(
        `“${heading}” is no heading of a book. They are ${Object.keys(known).join(', ')}.`,
        raw.parts[index]!.line,
      );
  }
  for (const [heading, name] of Object.entries(known))
    if (!sections[name] && name !== 'reading')
      reader.fault(`The text in “${language}” has nothing under “${heading}”.`, raw.line);
  return sections;
}

/** The sections of a book, a line each: `- Gen.1.1-Gen.11.32: The beginnings`. */
export function outlineOf(raw: RawText, language: Language, reader: FieldReader): OutlineSection[] {
  const part = raw.parts.find(({ heading }) => HEADINGS[language][heading] === 'outline');
  return (part?.lines ?? []).filter(Boolean).flatMap((row, index) => {
    const [, reference, title = ''] = OUTLINE_ROW.exec(row) ?? [];
    const line = part!.line + 1 + index;
    if (reference === undefined) {
      reader.fault('A line of an outline is written “- Gen.1.1-Gen.11.32: The beginnings”.', line);
      return [];
    }
    const [passage] = reader.osis(reference, line);
    return passage ? [{ passage, title }] : [];
  });
}
