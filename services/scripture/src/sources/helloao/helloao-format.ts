import { z } from 'zod';

/*
 * The response format of the Free Use Bible API, as documented at bible.helloao.org/docs/reference. Unknown parts are
 * ignored, because keys, kinds of content and kinds of pieces are added from time to time.
 */

const piece = z.union([
  z.string(),
  z.object({
    text: z.string(),
    poem: z.int().min(1).optional().catch(undefined),
    wordsOfJesus: z.boolean().optional().catch(undefined),
    /** The title of a psalm, if the edition has it within its first verse. */
    descriptive: z.boolean().optional().catch(undefined),
  }),
  z.object({ noteId: z.int() }),
  z.object({ heading: z.string() }),
  z.object({ lineBreak: z.literal(true) }),
  z.looseObject({ text: z.never().optional() }).transform(() => ({ unknown: true as const })),
]);

const KNOWN_CONTENT: ReadonlySet<string> = new Set(['heading', 'line_break', 'hebrew_subtitle', 'verse']);

const content = z.union([
  z.object({ type: z.literal('heading'), content: z.array(piece) }),
  z.object({ type: z.literal('line_break') }),
  z.object({ type: z.literal('hebrew_subtitle'), content: z.array(piece) }),
  z.object({ type: z.literal('verse'), number: z.int().min(1).max(999), content: z.array(piece) }),
  z
    .object({ type: z.string().refine((type) => !KNOWN_CONTENT.has(type)) })
    .transform(() => ({ type: 'unknown' as const })),
]);

/** `GET /{translation}/{book}/{chapter}.json` */
export const helloaoChapter = z.object({
  book: z.object({ id: z.string() }),
  chapter: z.object({
    number: z.int(),
    content: z.array(content),
    footnotes: z.array(z.object({ noteId: z.int(), text: z.string() })).default([]),
  }),
});

/** One of `GET /available_translations.json`. */
export const listedTranslation = z.object({
  id: z.string().min(1),
  name: z.string(),
  englishName: z.string().optional().catch(undefined),
  shortName: z.string().optional().catch(undefined),
  language: z.string(),
  totalNumberOfChapters: z.int().min(1),
  totalNumberOfVerses: z.int().min(1),
  sha256: z.string().optional().catch(undefined),
});

/** `GET /available_translations.json`: more than a thousand. An item is parsed only if it is needed. */
export const helloaoListing = z.object({ translations: z.array(z.unknown()) });

export type HelloaoPiece = z.output<typeof piece>;
export type HelloaoContent = z.output<typeof content>;
export type HelloaoChapter = z.output<typeof helloaoChapter>;
export type ListedTranslation = z.output<typeof listedTranslation>;
