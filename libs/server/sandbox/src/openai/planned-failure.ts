import { z } from 'zod';

/** How a call fails. `after` is the number of stream chunks before the failure. */
export const plannedFailure = z.object({
  kind: z.enum([
    /** 429, with `Retry-After` if seconds are given. */
    'busy',
    /** 429 for an account without credit. A retry does not help. */
    'without-credit',
    /** 500. */
    'broken',
    /** The response stalls, at its start or later. */
    'stalled',
    /** The connection is closed. */
    'cut',
    /** The response ends normally, but too early. */
    'unfinished',
    /** A chunk is not JSON. */
    'malformed',
    /** A chunk contains an error. */
    'told',
    /** The response never ends, regardless of the maximum length. */
    'endless',
  ]),
  retryAfterSeconds: z.number().min(0).optional(),
  after: z.int().min(0).default(3),
  /** Number of calls. */
  times: z.int().min(1).default(1),
});

export type PlannedFailure = z.output<typeof plannedFailure>;

/** The failures of the next calls, in order. */
export class PlannedFailures {
  private readonly planned: PlannedFailure[] = [];

  /** @throws ZodError if it is not a planned failure */
  plan(failure: z.input<typeof plannedFailure>): void {
    const { times, ...each } = plannedFailure.parse(failure);
    for (let time = 0; time < times; time += 1) this.planned.push({ ...each, times: 1 });
  }

  next(): PlannedFailure | undefined {
    return this.planned.shift();
  }
}
