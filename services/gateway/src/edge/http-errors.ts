import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, toErrorEnvelope, type ErrorCode } from '@word-unfolded/contracts';
import { withRedisUnavailable, withStorageFull } from '@word-unfolded/service-kit';
import { languageOf } from './reader.js';

/** The error codes for Fastify's own errors. */
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

/** Maps an error to the error registry. Only unexpected errors become INTERNAL. */
export function toAppError(failure: unknown): AppError {
  const error = withRedisUnavailable(withStorageFull(failure));
  if (error instanceof AppError) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return AppError.restore(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return AppError.of('MALFORMED_BODY');
  return AppError.with('INTERNAL', {}, { cause: error });
}

/** Most bytes that are read of a body above its limit, so that the connection can stay open. */
const STILL_READ_BYTES = 32_000_000;

/**
 * Reads and discards the rest of an oversized body. If the connection closed while the client still sends, the client
 * would see a connection error instead of the response.
 */
function letBodyRunOff(request: FastifyRequest, reply: FastifyReply): void {
  if (!(Number(request.headers['content-length']) <= STILL_READ_BYTES)) return;
  void reply.removeHeader('connection');
  request.raw.resume();
}

/**
 * Answers a request with an error: the envelope in the reader's language, and the headers of the status.
 *
 * @param page HTML that replaces the envelope
 */
export function answerError(
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  page?: string,
): FastifyReply {
  const retryAfter = error.fields['retryAfter'];
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  if (error.code === 'BODY_TOO_LARGE') letBodyRunOff(request, reply);
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.status(error.status).header('cache-control', 'no-store');
  if (page !== undefined) return reply.type('text/html; charset=utf-8').send(page);
  return reply.type('application/json; charset=utf-8').send(envelopeOf(error, request));
}

/** What Fastify knows of a route beside its path. */
export type RouteConfig = {
  /** The field in which an error of the route has its text a second time. */
  readonly repeatsErrorAs?: 'msg';
};

/** Some routes repeat the text of an error in another field (`repeatsErrorAs` of a route). */
function envelopeOf(error: AppError, request: FastifyRequest): object {
  const envelope = toErrorEnvelope(error, languageOf(request), request.id);
  const { repeatsErrorAs } = request.routeOptions.config as RouteConfig;
  return repeatsErrorAs === undefined ? envelope : { ...envelope, [repeatsErrorAs]: envelope.error };
}
