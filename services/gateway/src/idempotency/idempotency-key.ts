import { AppError } from '@word-unfolded/contracts';
import type { FastifyRequest } from 'fastify';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Visible ASCII, such as a UUID. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The idempotency key of a write. @throws AppError VALIDATION_FAILED for a malformed one */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (!KEY.test(String(key))) throw badKey();
  return String(key);
}

/** The error for a malformed key. */
function badKey(): AppError {
  const details = [{ field: IDEMPOTENCY_HEADER, code: 'FIELD_INVALID' as const }];
  return AppError.with('VALIDATION_FAILED', {}, { details });
}
