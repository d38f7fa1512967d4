import { CatalogueError, toErrorEnvelope } from '@word-unfolded/contracts';
import { DEFAULT_LANGUAGE } from '@word-unfolded/domain';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

/** Answers what is not a request at all: Node's parser has refused it, so there is neither a route nor a language. */
export function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const error = CatalogueError.of(code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'MALFORMED_BODY');
  const body = JSON.stringify(toErrorEnvelope(error, DEFAULT_LANGUAGE, randomUUID()));
  const reason = error.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request';
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${reason}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
