import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callRoute, getData } from '@word-unfolded/api-client';
import {
  beginMappingRoute,
  deleteMappingRoute,
  getMappingRoute,
  listMappingsRoute,
  suggestPassagesRoute,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { pageAfter } from '../../../scripture/api/word-queries.js';

/** Passages that are worth a mapping. */
export function suggestedPassagesQuery(language: Language) {
  return queryOptions({
    queryKey: ['mapping-suggestions', language],
    queryFn: ({ signal }) => getData(suggestPassagesRoute, {}, { language, signal }),
    staleTime: Infinity,
  });
}

/** A mapping of the reader's, as the server has it now. */
export function mappingQuery(owner: string, id: string, language: Language) {
  return queryOptions({
    queryKey: ['mapping', owner, id],
    queryFn: ({ signal }) => getData(getMappingRoute, { params: { id } }, { language, signal }),
    gcTime: 0, // this device keeps what was shown in a place of its own
  });
}

/** What the reader has mapped, the latest first. */
export function mappingListQuery(owner: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: ['mappings', owner],
    queryFn: ({ pageParam, signal }) =>
      getData(listMappingsRoute, { query: { page: String(pageParam) } }, { language, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => pageAfter(pagination),
    gcTime: 0,
  });
}

/** A mapping of the reader's, to be opened. @throws CatalogueError always */
export function fetchMapping(id: string, language: Language) {
  return callRoute(getMappingRoute, { params: { id } }, { language });
}

/** Where a mapping is to begin; `anew` beside one of the same passage. */
export type MappingToBegin = {
  readonly scriptureRef: string;
  readonly translationId: string | undefined;
  readonly anew?: boolean;
};

/** Begins a mapping, or finds the one of the same passage. @throws CatalogueError always */
export function beginMapping(
  { scriptureRef, translationId, anew = false }: MappingToBegin,
  language: Language,
) {
  const body = { scriptureRef, language, anew, ...(translationId && { translationId }) };
  return callRoute(beginMappingRoute, { body }, { language });
}

/** @throws CatalogueError always */
export async function deleteMapping(id: string, language: Language): Promise<void> {
  await callRoute(deleteMappingRoute, { params: { id } }, { language });
}
