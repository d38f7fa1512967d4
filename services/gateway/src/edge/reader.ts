import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, languageOfHeader, type Language } from '@word-unfolded/domain';
import { correlationIdFrom, type RequestContext } from '@word-unfolded/service-kit';

export const CORRELATION_HEADER = 'x-correlation-id';

/** The language of the caller: that of the body when it names one, otherwise that of Accept-Language. */
export function languageOf(request: FastifyRequest): Language {
  const named = (request.body as { language?: unknown } | null | undefined)?.language;
  return isLanguage(named) ? named : languageOfHeaders(request.headers);
}

/** Cache of languages by header: browsers send the same few, and parsing one costs more than a lookup. */
const known = new LRUCache<string, Language>({ max: 500 });

/** The language of the caller, by Accept-Language alone. */
export function languageOfHeaders(headers: IncomingHttpHeaders): Language {
  const header = headers['accept-language'] ?? '';
  const before = known.get(header);
  if (before) return before;
  const language = languageOfHeader(header);
  known.set(header, language);
  return language;
}

/** The request context of a request. Fastify's id of the request is the correlation id. */
export function requestContextOf(request: FastifyRequest): RequestContext {
  return { correlationId: request.id, language: languageOf(request) };
}

/** Generates Fastify's ids: the correlation id of the caller when it is well formed, otherwise a new one. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  return correlationIdFrom(headers[CORRELATION_HEADER]);
}
