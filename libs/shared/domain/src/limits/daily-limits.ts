import type { Tier } from '../tier.js';

/** The metrics of usage, in the order in which pages show them (specification, section 9: "Metrics"). */
export const METRICS = ['tokens', 'requests', 'images', 'ttsCharacters', 'voiceMinutes'] as const;

export type Metric = (typeof METRICS)[number];

/** An amount of each metric. */
export type Amounts = Readonly<Record<Metric, number>>;

const PREMIUM: Amounts = {
  tokens: 200_000,
  requests: 400,
  images: 40,
  ttsCharacters: 80_000,
  voiceMinutes: 30,
};

/**
 * The limits of a day, from midnight to midnight UTC (decisions, "Limits"). Visitors have the limits of the free tier.
 */
export const DAILY_LIMITS: Readonly<Record<Tier, Amounts>> = {
  free: { tokens: 10_000, requests: 20, images: 2, ttsCharacters: 2_000, voiceMinutes: 0 },
  plus: { tokens: 50_000, requests: 100, images: 10, ttsCharacters: 20_000, voiceMinutes: 0 },
  premium: PREMIUM,
  beta: PREMIUM,
  admin: PREMIUM,
};

/** The day that a moment belongs to, as `2026-11-21` in UTC. */
export function usageDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** When the limits of a moment's day reset: the next midnight UTC. */
export function usageResetsAt(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}
