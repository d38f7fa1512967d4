import { z } from 'zod';

/** A translation that readers can choose, whether or not this installation can serve it. */
export const translation = z.object({
  id: z.string().meta({ description: 'Stable name, as in the address of a passage.' }),
  abbreviation: z.string().meta({ description: 'Short name for a reader, such as WEB.' }),
  name: z.string(),
  language: z.enum(['en', 'es']),
  edition: z
    .string()
    .nullable()
    .meta({ description: 'The exact edition whose text is stored; null when none is.' }),
  licence: z.string().meta({ description: 'Short licence statement to show beside the text.' }),
  notice: z.string().meta({ description: 'The notice that must accompany every copy of the text.' }),
  available: z.boolean().meta({ description: 'Whether this installation can serve it now.' }),
  unavailableReason: z.enum(['needs-network']).nullable(),
  verseCount: z.int().nullable(),
});

export type Translation = z.infer<typeof translation>;
