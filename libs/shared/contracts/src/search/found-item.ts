import { z } from 'zod';
import { spellingCorrection, textRange } from '../scripture/search-scripture.js';

/** What one search looks through. Everything but Scripture and the magazine is the reader's own. */
export const SEARCH_SOURCES = ['scripture', 'magazine', 'notes', 'journal', 'chats', 'plans'] as const;

export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** The sources that everyone has. */
export const OPEN_SOURCES = ['scripture', 'magazine'] as const satisfies readonly SearchSource[];

/** The sources that only signed-in readers have. */
export const OWN_SOURCES = ['notes', 'journal', 'chats', 'plans'] as const satisfies readonly SearchSource[];

export type OwnSource = (typeof OWN_SOURCES)[number];

/** How many of the best results of each source are ranked together. */
export const RANKED_OF_SOURCE = 50;

/** A verse, a post of the magazine, or something that the reader has written or begun. */
export const foundItem = z.object({
  source: z.enum(SEARCH_SOURCES),
  id: z.string().meta({
    description: 'Of the item; for a verse translation and number: KJV.45008028; for a post its slug.',
  }),
  title: z.string().meta({ description: 'For a verse its reference, in the language of the translation.' }),
  titleRanges: z.array(textRange).meta({ description: 'Matches in the title, in UTF-16 code units.' }),
  excerpt: z.string().meta({ description: 'The text of a verse; otherwise a part around the first match.' }),
  ranges: z.array(textRange).meta({ description: 'Matches in the excerpt.' }),
  passage: z.string().meta({ description: 'The passage that it is about; empty for none.' }),
  inVerses: z.boolean().meta({ description: 'Words of the search are only in the verses that it cites.' }),
  date: z
    .string()
    .nullable()
    .meta({ description: 'When it was written or last changed: an ISO date or time; null for a verse.' }),
  score: z.number().min(0).max(1).meta({ description: 'By which everything is ordered.' }),
});

export type FoundItem = z.infer<typeof foundItem>;

/** What an owner of texts found: the best first. */
export const foundInTexts = z.object({
  found: z.array(foundItem),
  totals: z.partialRecord(z.enum(SEARCH_SOURCES), z.int().min(0)),
  corrections: z.array(spellingCorrection.shape.words.element),
  incomplete: z
    .array(z.enum(SEARCH_SOURCES))
    .meta({ description: 'Sources whose latest texts are still being indexed.' }),
});

export type FoundInTexts = z.infer<typeof foundInTexts>;
