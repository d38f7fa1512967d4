import { z } from 'zod';

/** How the words of Scripture are set: as the edition prints them, in lines of spans. */

export const span = z.object({
  text: z.string(),
  jesus: z.literal(true).optional().meta({ description: 'Words of Jesus.' }),
  added: z.literal(true).optional().meta({ description: 'Supplied by the translators; italic in print.' }),
  divineName: z.literal(true).optional().meta({ description: 'The Name; small capitals in print.' }),
  notes: z
    .array(z.int().min(0))
    .optional()
    .meta({ description: 'Notes that hang after this span: their indexes in the notes of the verse.' }),
});

export const line = z.object({
  opens: z.enum(['paragraph', 'stanza', 'line', 'none']).meta({
    description:
      'What begins with this line: a paragraph of prose, a stanza, a line (of poetry, or of prose in an edition that begins each verse on a new one), or nothing (the text runs on).',
  }),
  poetry: z.int().min(0).max(4).meta({ description: 'Level of poetic indent; 0 is prose.' }),
  selah: z.literal(true).optional().meta({ description: 'A Selah of its own; set to the right in print.' }),
  headings: z
    .array(z.string())
    .optional()
    .meta({ description: 'Headings in the middle of a verse, before this line, such as speakers.' }),
  spans: z
    .array(span)
    .meta({ description: 'All spans of all lines, put together as they are, are the text of the verse.' }),
});

export const note = z.object({
  kind: z.enum(['note', 'cross-reference', 'colophon']).meta({
    description: 'A colophon is the old subscription of a letter, which says whence and by whom it was sent.',
  }),
  text: z.string(),
});

export const verse = z.object({
  book: z.string().meta({ description: 'OSIS name of the book, such as Rom.' }),
  chapter: z.int().min(1),
  number: z.int().min(1).meta({ description: 'As this edition numbers it.' }),
  canonicalId: z.int().meta({
    description:
      'BBCCCVVV of the same words in the numbering of the King James Version: by it translations are set side by side.',
  }),
  canonicalEndId: z.int().meta({
    description: 'The last such number: another one than canonicalId where the edition joins two verses.',
  }),
  text: z.string().meta({ description: 'The words alone; empty when the edition omits the verse.' }),
  omitted: z
    .boolean()
    .meta({ description: 'The edition has this number and leaves the verse out, as its source texts do.' }),
  omission: z.enum(['source-texts', 'not-supplied']).optional().meta({
    description:
      'Why an omitted verse has no words: the edition leaves it out as its source texts do, or its source has none under this number, for they are lost there or stand with the verse before. The first, where it is not said.',
  }),
  headings: z.array(z.string()).meta({
    description: 'Headings of the edition that stand before the verse: speakers, letters of an acrostic.',
  }),
  title: z
    .string()
    .nullable()
    .meta({ description: 'Canonical title of a psalm that stands before the verse.' }),
  lines: z.array(line),
  notes: z.array(note),
});

export type Span = z.infer<typeof span>;
export type Line = z.infer<typeof line>;
export type Note = z.infer<typeof note>;
export type Verse = z.infer<typeof verse>;
