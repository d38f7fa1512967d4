import { AppError, toErrorEnvelope, type ErrorCode } from '@word-unfolded/contracts';
import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CORRELATION_HEADER } from './reader.js';
import { API_HEADERS } from './security-headers.js';

/** The errors of refused requests, by the codes of Node, and by CONNECT. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  CONNECT: 'METHOD_NOT_ALLOWED',
};

/** How long a connection stays open after its last response, in milliseconds. */
const LAST_WORD_MS = 1_000;

/**
 * Answers on the connection itself: Node's parser refused the request, or the request did not arrive, so there is neither a
 * route nor a language.
 */
export function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const error = AppError.restore(REFUSALS[code ?? ''] ?? 'MALFORMED_BODY');
  const correlationId = randomUUID();
  const body = JSON.stringify(toErrorEnvelope(error, DEFAULT_LANGUAGE, correlationId));
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      `${CORRELATION_HEADER}: ${correlationId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // Further data of the client is ignored, so that the response has time to arrive.
  setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
}
