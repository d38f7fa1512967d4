import { z } from 'zod';

/** How a call is made to go wrong. `after` counts the pieces of a stream that come before it. */
export const plannedFailure = z.object({
  kind: z.enum([
    /** 429, with `Retry-After` when seconds are given. */
    'busy',
    /** 429 of an account without credit, which no waiting mends. */
    'without-credit',
    /** 500. */
    'broken',
    /** The answer begins, or goes on for a while, and then nothing comes. */
    'stalled',
    /** The line is cut. */
    'cut',
    /** The answer ends properly, but before it is finished. */
    'unfinished',
    /** A piece is no JSON. */
    'malformed',
    /** A piece says that there was an error. */
    'told',
    /** The answer never ends, whatever length is allowed. */
    'endless',
  ]),
  retryAfterSeconds: z.number().min(0).optional(),
  after: z.int().min(0).default(3),
  /** How many calls. */
  times: z.int().min(1).default(1),
});

export type PlannedFailure = z.output<typeof plannedFailure>;

/** The failures that the next calls meet, in order. */
export class PlannedFailures {
  private readonly planned: PlannedFailure[] = [];

  /** @throws ZodError when it is none */
  plan(failure: z.input<typeof plannedFailure>): void {
    const { times, ...each } = plannedFailure.parse(failure);
    for (let time = 0; time < times; time += 1) this.planned.push({ ...each, times: 1 });
  }

  next(): PlannedFailure | undefined {
    return this.planned.shift();
  }
}
