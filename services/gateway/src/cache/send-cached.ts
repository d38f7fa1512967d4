import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER } from '../edge/reader.js';
import type { CachedAnswer } from './cached-answer.js';

/** Sends a cached response, or one in its form, without Fastify: 304 when the client has it already. */
export function sendCached(
  answer: CachedAnswer,
  correlationId: string,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const known = answer.representations.find(({ etag }) => isKnown(request.headers['if-none-match'], etag));
  if (status === 200 && known) {
    response.writeHead(304, [...known.validators, CORRELATION_HEADER, correlationId]).end();
    return;
  }
  const { body, headers } = answer.representation(request.headers['accept-encoding'] as string | undefined);
  response
    .writeHead(status, [...headers, CORRELATION_HEADER, correlationId])
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Whether an If-None-Match header names a validator (RFC 9110, section 13.1.2: compared weakly). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  );
}
