const DAY_MS = 86_400_000;

/**
 * How long usage is kept, in milliseconds. Of a visitor no longer than the limits and the history of all together need. Who is
 * gone is remembered longer than an event can be delivered again.
 */
export const KEPT_MS = {
  spending: { reader: 90 * DAY_MS, visitor: 3 * DAY_MS },
  daySum: { reader: 400 * DAY_MS, visitor: 8 * DAY_MS },
  knownReader: 400 * DAY_MS,
  forgotten: 40 * DAY_MS,
} as const;
