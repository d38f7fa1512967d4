import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueError, toErrorEnvelope, type ErrorCode } from '@word-unfolded/contracts';
import { languageOf } from './reader.js';

/** What Fastify itself can refuse, in the words of the catalogue. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_NOT_SUPPORTED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_PARTS_LIMIT: 'VALIDATION_FAILED',
  FST_FILES_LIMIT: 'VALIDATION_FAILED',
  FST_FIELDS_LIMIT: 'VALIDATION_FAILED',
  FST_ERR_BAD_URL: 'MALFORMED_BODY',
  FST_ERR_MAX_PARAM_LENGTH: 'ADDRESS_TOO_LONG',
};

/** The catalogue's word for whatever a request met. Only what is not foreseen becomes INTERNAL. */
export function toCatalogueError(error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return CatalogueError.restore(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return CatalogueError.of('MALFORMED_BODY');
  return CatalogueError.with('INTERNAL', {}, { cause: error });
}

/** Bytes of a body that is refused for its size and is still read to its end, so that its connection can stay. */
const STILL_READ_BYTES = 32_000_000;

/**
 * Lets what comes of a body that is too large run off. A connection that is closed while its client still sends takes the
 * answer along, and the client learns nothing but that the line broke.
 */
function letBodyRunOff(request: FastifyRequest, reply: FastifyReply): void {
  if (!(Number(request.headers['content-length']) <= STILL_READ_BYTES)) return;
  void reply.removeHeader('connection');
  request.raw.resume();
}

/** Answers a request with an error: the envelope in the reader's language, and what the status asks for in headers. */
export function answerError(
  error: CatalogueError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const retryAfter = error.fields['retryAfter'];
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  if (error.code === 'BODY_TOO_LARGE') letBodyRunOff(request, reply);
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toErrorEnvelope(error, languageOf(request), request.id));
}
