import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callRoute, getData } from '@word-unfolded/api-client';
import {
  beginMappingRoute,
  deleteMappingRoute,
  finishMappingStepRoute,
  getMappingRoute,
  listMappingsRoute,
  suggestPassagesRoute,
} from '@word-unfolded/contracts';
import type { Language, MappingStep } from '@word-unfolded/domain';
import { pageAfter } from '../../../scripture/api/word-queries.js';

/** Suggested passages for a mapping. */
export function suggestedPassagesQuery(language: Language) {
  return queryOptions({
    queryKey: ['mapping-suggestions', language],
    queryFn: ({ signal }) => getData(suggestPassagesRoute, {}, { language, signal }),
    staleTime: Infinity,
  });
}

/** The current state of a reader's mapping on the server. */
export function mappingQuery(owner: string, id: string, language: Language) {
  return queryOptions({
    queryKey: ['mapping', owner, id],
    queryFn: ({ signal }) => getData(getMappingRoute, { params: { id } }, { language, signal }),
    gcTime: 0, // mappings have their own store on this device
  });
}

/** The reader's mappings, the latest first. */
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

/** Fetches a mapping of the reader. @throws AppError for every failure */
export function fetchMapping(id: string, language: Language) {
  return callRoute(getMappingRoute, { params: { id } }, { language });
}

/** The passage of a new mapping; `anew` creates a second one for the same passage. */
export type MappingToBegin = {
  readonly scriptureRef: string;
  readonly translationId: string | undefined;
  readonly anew?: boolean;
};

/** Starts a mapping, or returns the existing one of the same passage. @throws AppError for every failure */
export function beginMapping(
  { scriptureRef, translationId, anew = false }: MappingToBegin,
  language: Language,
) {
  const body = { scriptureRef, language, anew, ...(translationId && { translationId }) };
  return callRoute(beginMappingRoute, { body }, { language });
}

/** Tells the server that a step is finished. @throws AppError for every failure */
export async function sendFinishedStep(id: string, step: MappingStep, language: Language): Promise<void> {
  await callRoute(finishMappingStepRoute, { params: { id }, body: { step } }, { language });
}

/** @throws AppError for every failure */
export async function deleteMapping(id: string, language: Language): Promise<void> {
  await callRoute(deleteMappingRoute, { params: { id } }, { language });
}
