import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER } from '../edge/reader.js';
import type { CachedAnswer } from './cached-answer.js';

/** Sends a cached response, without Fastify: 304 when the client has it already. */
export function sendCached(
  answer: CachedAnswer,
  correlationId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { body, etag, headers, validators } = answer.representation(
    request.headers['accept-encoding'] as string | undefined,
  );
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...validators, CORRELATION_HEADER, correlationId]).end();
    return;
  }
  response
    .writeHead(200, [...headers, CORRELATION_HEADER, correlationId])
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Whether an If-None-Match header names a validator (RFC 9110, section 13.1.2: compared weakly). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}
