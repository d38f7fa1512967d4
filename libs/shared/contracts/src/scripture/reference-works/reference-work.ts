import { z } from 'zod';
import { translation } from '../translations/translation.js';

/** The sources of a response: every response of a reference work names its source with edition and licence. */
export const workSource = z.object({
  id: z.string().meta({ description: 'Stable name, such as strongs-greek.' }),
  name: z.string(),
  edition: z
    .string()
    .nullable()
    .meta({ description: 'The exact edition, such as StrongsGreek 3.0; null when it is not available.' }),
  licence: z.string().meta({ description: 'Short licence statement to show beside the text.' }),
  language: z.enum(['en', 'es']).meta({
    description:
      'Language of the content, whatever the language of the reader; pages must state it when they differ.',
  }),
  available: z.boolean().meta({ description: 'Whether this installation has it.' }),
});

/** A translation as a response names it, with the notice that must be shown beside its text. */
export const namedTranslation = translation.pick({
  id: true,
  abbreviation: true,
  name: true,
  language: true,
  edition: true,
  licence: true,
  notice: true,
});

/** A passage that a response points to. */
export const citedPassage = z.object({
  reference: z
    .string()
    .meta({ description: 'In the form that readers write, in the numbering of the named translation.' }),
  osis: z.string(),
  canonicalId: z.int().meta({ description: 'BBCCCVVV of its first verse in the King James Version.' }),
  canonicalEndId: z.int().meta({ description: 'The same of its last verse.' }),
});

/** A passage that a response points to, with its first words. */
export const previewedPassage = citedPassage.extend({
  text: z.string().meta({ description: 'Its words; those of a longer passage end with an ellipsis.' }),
});

export type WorkSource = z.infer<typeof workSource>;
export type NamedTranslation = z.infer<typeof namedTranslation>;
export type CitedPassage = z.infer<typeof citedPassage>;
export type PreviewedPassage = z.infer<typeof previewedPassage>;
