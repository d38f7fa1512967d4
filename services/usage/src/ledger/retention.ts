const DAY_MS = 86_400_000;

/**
 * How long usage is stored, in milliseconds. For a visitor it is only as long as limits and aggregate usage need.
 */
export const LIFETIME_MS = {
  usageRecord: { reader: 90 * DAY_MS, visitor: 3 * DAY_MS },
  daySum: { reader: 400 * DAY_MS, visitor: 8 * DAY_MS },
} as const;
