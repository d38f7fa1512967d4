import { z } from 'zod';
import { errorText } from '../errors/registry.js';
import type { AppError } from '../errors/app-error.js';
import type { Language } from '@word-unfolded/domain';

/** Decisions, "One envelope": the form of every API response. */

export const pagination = z.object({
  page: z.int().min(1).meta({ description: 'Number of this page, from 1.' }),
  limit: z.int().min(1).meta({ description: 'Maximum items per page.' }),
  total: z.int().min(0).meta({ description: 'Items on all pages.' }),
  pages: z.int().min(0).meta({ description: 'Number of pages.' }),
});

export type Pagination = z.infer<typeof pagination>;

export const errorDetail = z.object({
  field: z.string().meta({ description: 'Path of the field in the request, such as tags.3.' }),
  error: z.string().meta({ description: "The problem of the field, in the reader's language." }),
});

export const errorEnvelope = z.looseObject({
  success: z.literal(false),
  error: z.string().meta({ description: "What happened, in the reader's language." }),
  code: z.string().meta({ description: 'A code of the error registry; stable, unlike the text.' }),
  correlationId: z
    .string()
    .meta({ description: 'Identifies this request in the logs; quote it when you ask for help.' }),
  details: z.array(errorDetail).optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The envelope of an error, in the reader's language. */
export function toErrorEnvelope(error: AppError, language: Language, correlationId: string): ErrorEnvelope {
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
