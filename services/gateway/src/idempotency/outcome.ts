import { AppError, isErrorCode, type ErrorCode, type RouteAnswer } from '@word-unfolded/contracts';
import { z } from 'zod';

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const code = z.custom<ErrorCode>(isErrorCode);

/** The stored outcome of a write: its data, or an error of the error registry. */
const outcome = z.union([
  z.object({
    refusal: z.object({
      code,
      params,
      details: z.array(z.object({ field: z.string(), code, params: params.optional() })),
      fields: params,
    }),
  }),
  z.object({ data: z.unknown() }),
]);

export type Outcome = z.infer<typeof outcome>;

/** Statuses of transient errors, after which the same request may have another outcome. */
const LATER = 429;

/**
 * The outcome to store of an answer; `undefined` for one that sets cookies, which belong to one browser at one time.
 */
export function outcomeOfAnswer({ data, session }: RouteAnswer): Outcome | undefined {
  return session === undefined ? { data } : undefined;
}

/** The outcome to store of an error; `undefined` for a transient one. */
export function outcomeOfError(error: unknown): Outcome | undefined {
  if (!(error instanceof AppError) || error.status >= 500 || error.status === LATER) return undefined;
  const { params, details, fields } = error;
  return {
    refusal: {
      code: error.code,
      params,
      details: details.map(({ field, code, params }) => ({ field, code, ...(params && { params }) })),
      fields,
    },
  };
}

/** Returns the same answer again. @throws AppError the same error again */
export function replay(written: unknown): RouteAnswer {
  const read = outcome.parse(written);
  if (!('refusal' in read)) return { data: read.data };
  const { code, params, details, fields } = read.refusal;
  throw AppError.restore(code, params, {
    fields,
    details: details.map(({ field, code, params }) => ({ field, code, ...(params && { params }) })),
  });
}
