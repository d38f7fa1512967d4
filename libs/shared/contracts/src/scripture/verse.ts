import { z } from 'zod';

/** The typesetting of Scripture: as the edition prints it, in lines of spans. */

export const span = z.object({
  text: z.string(),
  jesus: z.literal(true).optional().meta({ description: 'Words of Jesus.' }),
  added: z.literal(true).optional().meta({ description: 'Supplied by the translators; italic in print.' }),
  divineName: z.literal(true).optional().meta({ description: 'The divine name; small capitals in print.' }),
  notes: z
    .array(z.int().min(0))
    .optional()
    .meta({ description: 'Notes that follow this span: their indexes in the notes of the verse.' }),
});

export const line = z.object({
  opens: z.enum(['paragraph', 'stanza', 'line', 'none']).meta({
    description:
      'What begins with this line: a paragraph of prose, a stanza, a line (of poetry, or of prose in an edition that begins each verse on a new one), or nothing (the text continues).',
  }),
  poetry: z.int().min(0).max(4).meta({ description: 'Level of poetic indent; 0 is prose.' }),
  selah: z
    .literal(true)
    .optional()
    .meta({ description: 'A Selah that is set on its own; set to the right in print.' }),
  headings: z
    .array(z.string())
    .optional()
    .meta({ description: 'Headings in the middle of a verse, before this line, such as speakers.' }),
  spans: z
    .array(span)
    .meta({ description: 'The spans of all lines, concatenated unchanged, are the text of the verse.' }),
});

export const note = z.object({
  kind: z.enum(['note', 'cross-reference', 'colophon']).meta({
    description:
      'A colophon is the old subscription of a letter, which says from where and by whom it was sent.',
  }),
  text: z.string(),
});

export const verse = z.object({
  book: z.string().meta({ description: 'OSIS name of the book, such as Rom.' }),
  chapter: z.int().min(1),
  number: z.int().min(1).meta({ description: 'The number in this edition.' }),
  canonicalId: z.int().meta({
    description:
      'BBCCCVVV of the same words in the numbering of the King James Version, which aligns translations side by side.',
  }),
  canonicalEndId: z.int().meta({
    description: 'The last such number: differs from canonicalId when the edition joins verses.',
  }),
  text: z.string().meta({ description: 'Only the words; empty when the edition omits the verse.' }),
  omitted: z
    .boolean()
    .meta({ description: 'The edition has this number but omits the verse, as its source texts do.' }),
  omission: z.enum(['source-texts', 'not-supplied']).optional().meta({
    description:
      'Why an omitted verse has no words: the edition omits it as its source texts do, or its source has none under this number, because they are lost or part of the verse before. The first when absent.',
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
