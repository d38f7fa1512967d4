import { z } from 'zod';
import { translation } from './translations/translation.js';
import { verse } from './verse.js';

/** One contiguous range of verses. */
export const passage = z.object({
  reference: z.string().meta({
    description: 'In the form that readers write in the language of the translation: Romans 8:28–30.',
  }),
  osis: z.string().meta({ description: 'The same in OSIS form: Rom.8.28-Rom.8.30.' }),
  verses: z.array(verse),
});

export const passageAnswer = z.object({
  reference: z
    .string()
    .meta({ description: 'All passages of the response, in the form that readers write.' }),
  content: z.string().meta({
    description:
      'The plain text with verse numbers; paragraphs are separated by an empty line, lines of poetry by a new line. Several passages or chapters each follow their name.',
  }),
  translation: translation.pick({
    id: true,
    abbreviation: true,
    name: true,
    language: true,
    edition: true,
    licence: true,
    notice: true,
  }),
  passages: z.array(passage),
  next: z.string().nullable().meta({
    description:
      'OSIS reference of the passages that did not fit in this response; null when it is complete.',
  }),
});

export type Passage = z.infer<typeof passage>;
export type PassageAnswer = z.infer<typeof passageAnswer>;
