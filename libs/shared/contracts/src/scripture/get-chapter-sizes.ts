import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';

/**
 * The words of each chapter of a translation of the library, by which readings are sized. Without the requested one it
 * is another of the same language.
 */
export const GetChapterSizes = defineMessage({
  subject: 'scripture.sizes.get',
  safe: true,
  request: z.object({
    translationId: z.string().trim().min(1).max(40).optional(),
    language: z.enum(LANGUAGES),
  }),
  response: z.object({
    translationId: z.string().nullable().meta({ description: 'Null when the library has no such text.' }),
    words: z
      .record(z.string(), z.array(z.int().min(0)))
      .meta({ description: 'For each book, by its OSIS name, the words of its chapters, chapter 1 first.' }),
  }),
  timeoutMs: 8_000,
});
