import type { Language } from '../language.js';

/**
 * The kinds of writing that can be generated from a passage or an entry and stored with it (specification, section 3,
 * "Generated content item").
 */
export const WRITING_KINDS = ['devotional', 'study-guide', 'quote'] as const;

export type WritingKind = (typeof WRITING_KINDS)[number];

/** A part of a writing: its key in data, and its heading. */
export type WritingPart = {
  readonly key: string;
  readonly heading: Readonly<Record<Language, string>>;
};

const SCRIPTURE: WritingPart = { key: 'scripture', heading: { en: 'Scripture', es: 'Escritura' } };
const PRAYER: WritingPart = { key: 'prayer', heading: { en: 'Prayer', es: 'Oración' } };

/**
 * The parts of each kind, in their order. A devotional and a study guide have a first-level heading as their title, and
 * a second-level heading for each part. A quote is a block quotation, or a thought that is not one, followed by a line
 * that begins with a dash and names the author; its headings are for pages that show its parts.
 */
export const WRITING_PARTS: Readonly<Record<WritingKind, readonly WritingPart[]>> = {
  devotional: [
    SCRIPTURE,
    { key: 'reflection', heading: { en: 'Reflection', es: 'Reflexión' } },
    { key: 'practice', heading: { en: 'For today', es: 'Para hoy' } },
    PRAYER,
  ],
  'study-guide': [
    SCRIPTURE,
    { key: 'context', heading: { en: 'Context', es: 'Contexto' } },
    { key: 'key-words', heading: { en: 'Key words', es: 'Palabras clave' } },
    { key: 'related', heading: { en: 'Related passages', es: 'Pasajes relacionados' } },
    { key: 'questions', heading: { en: 'Questions', es: 'Preguntas' } },
    PRAYER,
  ],
  quote: [
    { key: 'quote', heading: { en: 'Quote', es: 'Cita' } },
    { key: 'source', heading: { en: 'Source', es: 'Fuente' } },
  ],
};

/** The heading of a part in a language, as it appears in a text: `## Reflection`. */
export function writingHeading(kind: WritingKind, key: string, language: Language): string {
  const part = WRITING_PARTS[kind].find((each) => each.key === key);
  if (!part) throw new RangeError(`A ${kind} has no part ${key}.`);
  return `## ${part.heading[language]}`;
}
