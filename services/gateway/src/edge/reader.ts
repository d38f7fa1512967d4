import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import { TIME_ZONE_HEADER, type MessageCaller, type Reader } from '@word-unfolded/contracts';
import { isLanguage, isTimeZone, LANGUAGE_KEY, languageOfHeader, type Language } from '@word-unfolded/domain';
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

/**
 * The language of a page that names none: the one that the application, or a page without script, has stored, otherwise
 * that of Accept-Language. Calls of the API name theirs.
 */
export function storedLanguageOf({ headers }: FastifyRequest): Language {
  const stored = headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[LANGUAGE_KEY];
  return isLanguage(stored) ? stored : languageOfHeaders(headers);
}

/** The decoration of a request with the reader whom the gate of its route has admitted. */
export const ADMITTED = 'reader';

/** The request context of a request. Fastify's id of the request is the correlation id. */
export function requestContextOf(request: FastifyRequest): RequestContext {
  const timeZone = timeZoneOf(request.headers[TIME_ZONE_HEADER]);
  return {
    correlationId: request.id,
    language: languageOf(request),
    ...(timeZone !== undefined && { timeZone }),
    caller: callerOf(request),
  };
}

/** The caller that services see: never the gateway itself, as long as there is a request. */
function callerOf(request: FastifyRequest): MessageCaller {
  const { [ADMITTED]: reader } = request as { [ADMITTED]?: Reader | null };
  if (!reader) return { kind: 'visitor' };
  const { id, sessionId, tier, role } = reader;
  return { kind: 'reader', id, sessionId, tier, role };
}

const TIME_ZONE = /^[A-Za-z][\w+/-]{1,63}$/;

/** Whether a name is that of a time zone, by name: constructing a formatter costs more than a lookup. */
const zones = new LRUCache<string, boolean>({ max: 500 });

function timeZoneOf(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || !TIME_ZONE.test(sent)) return undefined;
  let isZone = zones.get(sent);
  if (isZone === undefined) {
    isZone = isTimeZone(sent);
    zones.set(sent, isZone);
  }
  return isZone ? sent : undefined;
}

/** Generates Fastify's ids: the correlation id of the caller when it is well formed, otherwise a new one. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  return correlationIdFrom(headers[CORRELATION_HEADER]);
}
