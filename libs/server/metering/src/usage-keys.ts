import { usageDay, usageResetsAt } from '@word-unfolded/domain';
import { createHash } from 'node:crypto';

/**
 * Payers are spread over this many parts. The keys of a part have one hash tag, so that a script may change a payer's counters
 * and the outbox as one, also in a Redis cluster. The outboxes are known by their parts, so the number must never shrink.
 */
const PARTS = 16;

const DAY_MS = 86_400_000;

/** A day's counters stay until nothing that was reserved on it can be settled any more, and nobody asks for it again. */
const KEPT_AFTER_MS = DAY_MS + 3_600_000;

/** The counters of one payer on one day. */
export type DayKeys = {
  /** Metric → what was settled. */
  readonly spent: string;
  /** Id → reservation that is open. */
  readonly held: string;
  /** Id → how a reservation ended. */
  readonly ended: string;
  /** When they go, in milliseconds since 1970. */
  readonly goAt: number;
};

export const OUTBOX_PARTS: readonly string[] = Array.from({ length: PARTS }, (_, part) => part.toString(16));

/** The part that a payer belongs to. */
export function partOf(payerId: string): string {
  return createHash('sha256').update(payerId).digest('hex').charAt(0);
}

/** Where settled amounts wait to be published. */
export function outboxKey(part: string): string {
  return `usage:{${part}}:outbox`;
}

/** @param day as usageDay gives it */
export function dayKeys(payerId: string, day: string): DayKeys {
  const start = `usage:{${partOf(payerId)}}:${payerId}:${day}`;
  const goAt = usageResetsAt(new Date(day)).getTime() + KEPT_AFTER_MS;
  return { spent: `${start}:spent`, held: `${start}:held`, ended: `${start}:ended`, goAt };
}

/** The day before a moment's. */
export function dayBefore(moment: Date): string {
  return usageDay(new Date(moment.getTime() - DAY_MS));
}
