import { z } from 'zod';
import { AppError } from '../errors/index.js';
import { defineGatheredRoute } from '../http/define-gathered-route.js';
import {
  SEARCH_LIMIT,
  SearchScripture,
  spellingCorrection,
  type SearchAnswer,
} from '../scripture/search-scripture.js';
import {
  foundItem,
  OPEN_SOURCES,
  OWN_SOURCES,
  RANKED_OF_SOURCE,
  SEARCH_SOURCES,
  type FoundInTexts,
  type OwnSource,
  type SearchSource,
} from './found-item.js';
import { foundVerses, pageOfFound, SEARCH_CURSOR, versesShown } from './rank-found.js';
import { SearchMagazine } from './search-magazine.js';
import {
  OWN_SEARCH_TIMEOUT_MS,
  SEARCH_RESULTS,
  SearchOwnChats,
  SearchOwnJournal,
  type ShownPart,
} from './search-own-texts.js';

const sources = z
  .string()
  .max(100)
  .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean))
  .pipe(z.array(z.enum(SEARCH_SOURCES)).min(1));

export const searchEverythingAnswer = z.object({
  results: z.array(foundItem).meta({ description: 'The best first, of all sources together.' }),
  totals: z
    .partialRecord(z.enum(SEARCH_SOURCES), z.int().min(0))
    .meta({ description: `How many each source has; the best ${RANKED_OF_SOURCE} of each are ranked.` }),
  corrections: z
    .array(spellingCorrection.shape.words.element)
    .meta({ description: 'Words without a match, and what was searched for instead.' }),
  partial: z
    .array(z.enum(SEARCH_SOURCES))
    .meta({ description: 'Sources that did not answer in time, or whose latest texts are not indexed yet.' }),
  next: z.string().nullable().meta({ description: 'The cursor of the next page; null on the last.' }),
});

export type SearchEverythingAnswer = z.infer<typeof searchEverythingAnswer>;

/**
 * Searches Scripture, the magazine and everything that the reader has written, in one order. Visitors search Scripture
 * and the magazine; a source that needs an account is refused with NOT_AUTHENTICATED.
 */
export const searchEverythingRoute = defineGatheredRoute({
  method: 'GET',
  path: '/api/search',
  summary: 'Search Scripture, the magazine, notes, the journal, conversations and plans at once',
  tag: 'Search',
  gate: 'reader-or-visitor',
  query: z.object({
    q: z.string().trim().min(1).max(SEARCH_LIMIT).meta({ description: 'Words, in any form and order.' }),
    in: sources.optional().meta({
      description: `Sources, separated by commas: ${SEARCH_SOURCES.join(', ')}. All that the caller may search when absent.`,
    }),
    translation: z.string().trim().min(1).max(40).optional().meta({ description: 'For the verses.' }),
    from: z.iso.date().optional().meta({ description: 'First day of what the reader has written.' }),
    to: z.iso.date().optional().meta({ description: 'Last day of what the reader has written.' }),
    limit: z.coerce.number().int().min(1).max(SEARCH_RESULTS.most).default(SEARCH_RESULTS.default),
    cursor: z.string().max(160).regex(SEARCH_CURSOR).optional(),
  }),
  answer: searchEverythingAnswer,
  toParts: ({ query }, { reader, language }) => {
    const { q, from, to, translation, limit, cursor } = query;
    const wanted: readonly SearchSource[] = query.in ?? (reader ? SEARCH_SOURCES : OPEN_SOURCES);
    const own = OWN_SOURCES.filter((source) => wanted.includes(source));
    if (own.length > 0 && !reader) throw AppError.of('NOT_AUTHENTICATED');
    // One more than is shown tells whether there is a next page.
    const shown: ShownPart = { limit: limit + 1, ...(cursor !== undefined && { cursor }) };
    const question = { userId: reader?.id ?? '', q, shown, ...(from && { from }), ...(to && { to }) };
    const ofJournal = own.filter((source) => source !== 'chats');
    return [
      ...(wanted.includes('scripture')
        ? [
            {
              name: 'scripture',
              message: SearchScripture,
              timeoutMs: OWN_SEARCH_TIMEOUT_MS,
              request: {
                q,
                translations: translation === undefined ? [] : [translation],
                page: 1,
                pageSize: versesShown(shown),
                language,
              },
            },
          ]
        : []),
      ...(wanted.includes('magazine')
        ? [{ name: 'magazine', message: SearchMagazine, request: { q, language, shown } }]
        : []),
      ...(ofJournal.length > 0
        ? [
            {
              name: ofJournal.join(),
              message: SearchOwnJournal,
              request: { ...question, sources: ofJournal },
            },
          ]
        : []),
      ...(own.includes('chats') ? [{ name: 'chats', message: SearchOwnChats, request: question }] : []),
    ];
  },
  toAnswer: (parts, { query: { q, limit, cursor } }) => {
    const absent = parts.filter(({ response }) => response === undefined);
    const verses = parts.find(({ name }) => name === 'scripture')?.response as SearchAnswer | undefined;
    const texts = parts
      .filter(({ name, response }) => name !== 'scripture' && response !== undefined)
      .map(({ response }) => response as FoundInTexts);
    const searched = [
      {
        found: foundVerses(verses, q),
        hasFound: (verses?.pagination.total ?? 0) > 0,
        corrections: verses?.correction?.words ?? [],
      },
      ...texts.map((each) => ({ ...each, hasFound: Object.values(each.totals).some((total) => total > 0) })),
    ];
    const found = searched.flatMap((each) => each.found);
    // “Nothing has these words” is said only where no source has them as they were typed.
    const isAsTyped = searched.some((each) => each.hasFound && each.corrections.length === 0);
    const corrections = isAsTyped ? [] : searched.flatMap((each) => [...each.corrections]);
    return {
      ...pageOfFound(found, limit, cursor),
      totals: Object.assign(
        {},
        verses && { scripture: verses.pagination.total },
        ...texts.map(({ totals }) => totals),
      ) as SearchEverythingAnswer['totals'],
      corrections: distinctCorrections(corrections),
      partial: [
        ...absent.flatMap(({ name }) => name.split(',') as SearchSource[]),
        ...texts.flatMap(({ incomplete }) => incomplete),
      ],
    };
  },
});

/** Without those that differ only in capitals: sources write a name as their texts do. */
function distinctCorrections(corrections: SearchEverythingAnswer['corrections']) {
  const keyOf = ({ from, to }: (typeof corrections)[number]) => `${from} ${to}`.toLowerCase();
  return corrections.filter(
    (each, at) => corrections.findIndex((other) => keyOf(other) === keyOf(each)) === at,
  );
}

/** Whether a source is the reader's own. */
export function isOwnSource(source: SearchSource): source is OwnSource {
  return !OPEN_SOURCES.some((each) => each === source);
}
