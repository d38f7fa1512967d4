import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';

export const book = z.object({
  osis: z.string().meta({ description: 'OSIS name, such as Rom.' }),
  number: z.int().min(1).max(66).meta({ description: 'Place in the order of the Protestant canon.' }),
  name: z.string().meta({ description: 'Name in the language of the translation.' }),
  testament: z.enum(['old', 'new']),
  verses: z
    .array(z.int().min(1))
    .meta({ description: 'Last verse of each chapter, in the numbering of the translation.' }),
});

export type Book = z.infer<typeof book>;

/** The books of a translation with their chapters, in the translation's own numbering. */
export const ListBooks = defineMessage({
  subject: 'scripture.books.list',
  safe: true,
  request: z.object({ translationId: z.string().trim().min(1).max(40), language: z.enum(LANGUAGES) }),
  response: z.array(book),
});

export const listBooksRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/books/{translationId}',
  summary: 'The books and chapters of a translation',
  tag: 'Scripture',
  gate: 'everyone',
  message: ListBooks,
  params: z.object({ translationId: z.string().trim().min(1).max(40) }),
  toRequest: ({ params }, { language }) => ({ ...params, language }),
  caching: { maxAgeSeconds: 86_400, staleWhileRevalidateSeconds: 6 * 86_400, variesByLanguage: true },
});
