import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import {
  findTopicsRoute,
  getChapterReferencesRoute,
  getCommentaryRoute,
  getCrossReferencesRoute,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { pageAfter } from '../../../scripture/api/word-queries.js';

/** The subject of a query to a reference work: a verse in the numbering of a translation. */
export type VerseRequest = {
  readonly osis: string;
  readonly translationId: string;
  readonly language: Language;
};

const keyOf = (work: string, { osis, translationId, language }: VerseRequest) => [
  work,
  osis,
  translationId,
  language,
];

export function commentaryQuery(verse: VerseRequest) {
  const { osis, translationId, language } = verse;
  return queryOptions({
    queryKey: keyOf('commentary', verse),
    queryFn: ({ signal }) =>
      getData(getCommentaryRoute, { query: { ref: osis, translation: translationId } }, { language, signal }),
    staleTime: Infinity,
  });
}

/** The chapters that the chapter of a verse refers to. */
export function chapterReferencesQuery({ osis, translationId, language }: VerseRequest) {
  const chapter = osis.split('.').slice(0, 2).join('.');
  return queryOptions({
    queryKey: keyOf('chapter-references', { osis: chapter, translationId, language }),
    queryFn: ({ signal }) =>
      getData(
        getChapterReferencesRoute,
        { query: { ref: osis, translation: translationId } },
        { language, signal },
      ),
    staleTime: Infinity,
  });
}

export function crossReferencesQuery(verse: VerseRequest) {
  const { osis, translationId, language } = verse;
  return infiniteQueryOptions({
    queryKey: keyOf('cross-references', verse),
    queryFn: ({ pageParam, signal }) =>
      getData(
        getCrossReferencesRoute,
        { params: { reference: osis }, query: { translation: translationId, page: String(pageParam) } },
        { language, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => pageAfter(pagination),
    staleTime: Infinity,
  });
}

/** The topics of a verse. */
export function topicsQuery(verse: VerseRequest) {
  const { osis, translationId, language } = verse;
  return infiniteQueryOptions({
    queryKey: keyOf('topics', verse),
    queryFn: ({ pageParam, signal }) =>
      getData(
        findTopicsRoute,
        { query: { ref: osis, translation: translationId, page: String(pageParam) } },
        { language, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => pageAfter(pagination),
    staleTime: Infinity,
  });
}

/** The passages of a topic. */
export function topicQuery(topic: string, translationId: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: ['topic', topic, translationId, language],
    queryFn: ({ pageParam, signal }) =>
      getData(
        findTopicsRoute,
        { query: { q: topic, translation: translationId, page: String(pageParam) } },
        { language, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => pageAfter(pagination),
    staleTime: Infinity,
  });
}
