import { LANGUAGES, type Language } from '@word-unfolded/domain';
import type { Bilingual, Entry, EntryKind, EntryText } from '../entries/entry.js';
import { parsePatterns, type Pattern } from '../patterns/pattern.js';
import type { Fault } from './fault.js';
import { bookOfId, outlineOf, sectionsOf } from './read-book.js';
import { FieldReader } from './read-values.js';
import { paragraphsOf, type RawEntry, type RawText } from './split-file.js';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Kinds that are found by their names, so their patterns only add to these. */
const FOUND_BY_NAME: ReadonlySet<EntryKind> = new Set(['books', 'people', 'places']);

/**
 * The entry as data.
 *
 * @param faults what is missing or not in its form is added to these
 * @returns undefined for an entry that cannot be used: a text is missing, or its id
 */
export function readEntry(raw: RawEntry, kind: EntryKind, faults: Fault[]): Entry | undefined {
  const reader = new FieldReader(raw, faults);
  if (!ID.test(raw.id)) reader.fault('An id has small letters and digits, joined by hyphens.');
  const { en, es } = raw.texts;
  for (const language of LANGUAGES)
    if (!raw.texts[language]) reader.fault(`The text in “${language}” is missing.`);
  if (!en || !es) return undefined;
  const texts = { en, es };
  const common = {
    id: raw.id,
    file: raw.file,
    line: raw.line,
    patterns: patternsOf(reader, kind),
    text: eachLanguage((language) => textOf(texts[language], reader)),
  };
  const entry = entryOf(kind, common, texts, reader);
  reader.noteUnread();
  return entry;
}

type Common = Pick<Entry, 'id' | 'file' | 'line' | 'patterns' | 'text'>;

function entryOf(
  kind: EntryKind,
  common: Common,
  raw: Bilingual<RawText>,
  reader: FieldReader,
): Entry | undefined {
  switch (kind) {
    case 'books': {
      const book = bookOfId(common.id);
      if (!book) reader.fault('The id of a book is its OSIS name in lower case: gen, 1cor, rev.');
      const passages = reader.passages('key');
      const sections = eachLanguage((each) => sectionsOf(common.text[each], raw[each], each, reader));
      const outline = eachLanguage((each) => outlineOf(raw[each], each, reader));
      return book && { ...common, kind, book, passages, sections, outline };
    }
    case 'stories': {
      const [passage] = reader.passages('passage');
      const parallels = reader.passages('parallels', { isRequired: false });
      const [people, form] = [reader.list('people', /[,\s]+/), reader.storyForm()];
      return passage && { ...common, kind, passage, passages: [passage], parallels, people, form };
    }
    case 'people': {
      const [names, sex] = [reader.list('names', /\|/), reader.oneOf('sex', ['m', 'f'])];
      const [passages, relations] = [reader.passages('passages'), reader.relations('relations')];
      return { ...common, kind, names, sex, passages, relations };
    }
    case 'places': {
      const [names, passages] = [reader.list('names', /\|/), reader.passages('passages')];
      return { ...common, kind, names, passages, place: reader.text('place', OPTIONAL) || undefined };
    }
    case 'sayings':
      return { ...common, kind, verdict: reader.verdict(), passages: reader.passages('passages') };
    case 'theology': {
      const original = reader.list('original', /[,\s]+/);
      return { ...common, kind, original, passages: reader.passages('passages') };
    }
    case 'questions': {
      const raisedBy = reader.passages('raised', OPTIONAL);
      return { ...common, kind, passages: reader.passages('passages'), raisedBy };
    }
    case 'prayers':
      return { ...common, kind, passages: reader.passages('passages') };
  }
}

const OPTIONAL = { isRequired: false };

function patternsOf(reader: FieldReader, kind: EntryKind): Bilingual<Pattern[]> {
  const rule = { isRequired: !FOUND_BY_NAME.has(kind) };
  return {
    en: parsePatterns(reader.text('asked', rule)),
    es: parsePatterns(reader.text('preguntado', rule)),
  };
}

function textOf({ title, line, lines, parts }: RawText, reader: FieldReader): EntryText {
  if (title === '') reader.fault('The text has no title.', line);
  return {
    title,
    body: paragraphsOf(lines),
    parts: parts.map((part) => {
      const passages = part.fields.get('passages');
      return {
        heading: part.heading,
        body: paragraphsOf(part.lines),
        passages: passages ? reader.osis(passages.value, passages.line) : [],
      };
    }),
  };
}

function eachLanguage<Value>(of: (language: Language) => Value): Bilingual<Value> {
  return { en: of('en'), es: of('es') };
}
