import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';

/** Maximum characters of a text that is compared: a long sentence, or a quotation of several verses. */
export const NEAREST_TEXT_LIMIT = 2_400;

/** Maximum verses of a response, for each translation. */
export const NEAREST_VERSES_LIMIT = 12;

/**
 * The verses of the library that are nearest to a text in any wording, each with how telling their shared words are.
 * Unlike a search it does not need every word, does not correct spelling and knows nothing of topics: it answers
 * whether a text may be a quotation, exact or not. Translations that the library does not hold are left out.
 */
export const FindNearestVerses = defineMessage({
  subject: 'scripture.verses.nearest',
  safe: true,
  request: z.object({
    text: z.string().max(NEAREST_TEXT_LIMIT),
    translations: z.array(z.string().min(1).max(40)).max(10),
    limit: z.int().min(1).max(NEAREST_VERSES_LIMIT),
  }),
  response: z.object({
    verses: z.array(
      z.object({
        translationId: z.string(),
        id: z.int().meta({ description: 'BBCCCVVV in the numbering of the translation.' }),
        text: z.string(),
        title: z.string().optional().meta({ description: 'Canonical title of a psalm before the verse.' }),
        score: z
          .number()
          .meta({ description: 'Bits of the word pairs that both share: 30 is hardly a coincidence.' }),
      }),
    ),
  }),
});
