import type { RouteContract } from '@word-unfolded/contracts';
import { typeOf } from '../api/text-answers.js';
import { TEXT_HEADERS } from '../edge/security-headers.js';
import type { CacheHeaders } from './cached-answer.js';

/** The headers of the cached responses of a route. */
export function cacheHeadersOf({
  caching,
  answerText,
}: Pick<RouteContract, 'caching' | 'answerText'>): CacheHeaders {
  if (!caching) return { cacheControl: 'no-store', vary: 'accept-encoding' };
  const { maxAgeSeconds, staleWhileRevalidateSeconds, variesByLanguage } = caching;
  return {
    cacheControl: `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}`,
    vary: variesByLanguage ? 'accept-language, accept-encoding' : 'accept-encoding',
    ...(answerText && { contentType: typeOf(answerText), security: TEXT_HEADERS }),
  };
}
