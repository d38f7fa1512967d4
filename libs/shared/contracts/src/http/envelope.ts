import { z } from 'zod';
import { errorText } from '../errors/catalogue.js';
import type { CatalogueError } from '../errors/catalogue-error.js';
import type { Language } from '@word-unfolded/domain';

/** Decisions, "One envelope": what every route of the API answers. */

export const pagination = z.object({
  page: z.int().min(1).meta({ description: 'Number of this page, from 1.' }),
  limit: z.int().min(1).meta({ description: 'Items on a page at most.' }),
  total: z.int().min(0).meta({ description: 'Items on all pages.' }),
  pages: z.int().min(0).meta({ description: 'Number of pages.' }),
});

export type Pagination = z.infer<typeof pagination>;

export const errorDetail = z.object({
  field: z.string().meta({ description: 'Path of the field in what was sent, such as tags.3.' }),
  error: z.string().meta({ description: 'What is wrong with it, in the language of the reader.' }),
});

export const errorEnvelope = z.looseObject({
  success: z.literal(false),
  error: z.string().meta({ description: 'What happened, in the language of the reader.' }),
  code: z.string().meta({ description: 'A code of the error catalogue; stable, unlike the text.' }),
  correlationId: z
    .string()
    .meta({ description: 'Names this request in the logs; quote it when you ask for help.' }),
  details: z.array(errorDetail).optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The envelope of an error, in the language of the reader. */
export function toErrorEnvelope(
  error: CatalogueError,
  language: Language,
  correlationId: string,
): ErrorEnvelope {
  return {
    success: false,
    error: error.textIn(language),
    code: error.code,
    correlationId,
    ...(error.details.length > 0 && {
      details: error.details.map(({ field, code, params }) => ({
        field,
        error: errorText(code, language, params),
      })),
    }),
    ...error.fields,
  };
}
