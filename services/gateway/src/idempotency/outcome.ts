import { CatalogueError, isErrorCode, type ErrorCode, type RouteAnswer } from '@word-unfolded/contracts';
import { z } from 'zod';

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const code = z.custom<ErrorCode>(isErrorCode);

/** How a write ended, as it is written down: its data, or an error of the catalogue. */
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

/** Statuses that say "later", so that the same question may have another answer. */
const LATER = 429;

/** What is to be kept of an answer; `undefined` for one that sets cookies, which belong to one browser and one moment. */
export function outcomeOfAnswer({ data, session }: RouteAnswer): Outcome | undefined {
  return session === undefined ? { data } : undefined;
}

/** What is to be kept of an error; `undefined` for one that trying again may overcome. */
export function outcomeOfError(error: unknown): Outcome | undefined {
  if (!(error instanceof CatalogueError) || error.status >= 500 || error.status === LATER) return undefined;
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

/** The same answer again. @throws CatalogueError the same error again */
export function replay(written: unknown): RouteAnswer {
  const read = outcome.parse(written);
  if (!('refusal' in read)) return { data: read.data };
  const { code, params, details, fields } = read.refusal;
  throw CatalogueError.restore(code, params, {
    fields,
    details: details.map(({ field, code, params }) => ({ field, code, ...(params && { params }) })),
  });
}
