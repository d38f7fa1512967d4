import { AppError, toErrorEnvelope } from '@word-unfolded/contracts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CORRELATION_HEADER, languageOfHeaders, requestId } from './reader.js';
import { API_HEADERS } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

/** Authority of a URI without user information (RFC 3986, section 3.2): characters of a name or an IP literal, and a port. */
const AUTHORITY = /^(\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]+)(:\d*)?$/i;

/**
 * Whether a request names its site (RFC 9112, section 3.2): exactly one Host header with an authority. HTTP/1.0 needs
 * none. The server is created with `requireHostHeader: false`, because Node itself would answer without a body.
 */
export function namesHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host ?? [];
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && AUTHORITY.test(hosts[0] ?? '');
}

/** Answers a request that is refused by its head alone, and closes its connection without reading the body. */
export function refuseHead(error: AppError, request: IncomingMessage, response: ServerResponse): void {
  const correlationId = requestId(request);
  const body = JSON.stringify(toErrorEnvelope(error, languageOfHeaders(request.headers), correlationId));
  response.writeHead(error.status, {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    [CORRELATION_HEADER]: correlationId,
  });
  response.end(body);
}

/** Gives the envelope to requests that Node would answer without a body, or by closing the connection. */
export function answerRefusedHeads(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseHead(AppError.of('EXPECTATION_FAILED'), request, response),
  );
  server.on('connect', (_: IncomingMessage, socket: Socket) => {
    // Node has removed its own listener; without one, a broken connection would end the process.
    socket.on('error', () => socket.destroy());
    answerUnreadable({ code: 'CONNECT' }, socket);
  });
}
