import { CatalogueError } from '@word-unfolded/contracts';
import type { FastifyRequest } from 'fastify';

export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Visible ASCII, as a UUID and the like are. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The key by which its sender names a write. @throws CatalogueError VALIDATION_FAILED for one that is malformed */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (!KEY.test(String(key))) throw badKey();
  return String(key);
}

/** What is said of a key that is malformed, or was used for another question. */
export function badKey(): CatalogueError {
  const details = [{ field: IDEMPOTENCY_HEADER, code: 'FIELD_INVALID' as const }];
  return CatalogueError.with('VALIDATION_FAILED', {}, { details });
}
