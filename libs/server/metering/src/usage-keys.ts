import { usageDay, usageResetsAt } from '@word-unfolded/domain';
import { createHash } from 'node:crypto';

/**
 * Number of partitions of the subjects. The keys of a partition have one hash tag, so that a script can change a
 * subject's counters and the outbox atomically, also in a Redis cluster. The outboxes are found by their partition
 * number, so the number must never decrease.
 */
const PARTS = 16;

const DAY_MS = 86_400_000;

/**
 * The counters of a day stay until no reservation of that day can be settled any more, and no client asks for them.
 */
const STORED_AFTER_MS = DAY_MS + 3_600_000;

/** The counters of one subject on one day. */
export type DayKeys = {
  /** Metric → settled amount. */
  readonly spent: string;
  /** Id → open reservation. */
  readonly held: string;
  /** Id → how a reservation ended. */
  readonly ended: string;
  /** Expiry time, in milliseconds since 1970. */
  readonly expiresAt: number;
};

export const OUTBOX_PARTS: readonly string[] = Array.from({ length: PARTS }, (_, part) => part.toString(16));

/** The partition of a subject. */
export function partOf(subjectId: string): string {
  return createHash('sha256').update(subjectId).digest('hex').charAt(0);
}

/** The outbox of settled amounts that wait for publication. */
export function outboxKey(part: string): string {
  return `usage:{${part}}:outbox`;
}

/** @param day in the format of usageDay */
export function dayKeys(subjectId: string, day: string): DayKeys {
  const start = `usage:{${partOf(subjectId)}}:${subjectId}:${day}`;
  const expiresAt = usageResetsAt(new Date(day)).getTime() + STORED_AFTER_MS;
  return { spent: `${start}:spent`, held: `${start}:held`, ended: `${start}:ended`, expiresAt };
}

/** The UTC day before the day of a time. */
export function dayBefore(moment: Date): string {
  return usageDay(new Date(moment.getTime() - DAY_MS));
}
