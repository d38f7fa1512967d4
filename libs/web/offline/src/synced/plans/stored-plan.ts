import type { PlanSummary, ReadingPlan } from '@word-unfolded/contracts';
import type { Completion, SentNote } from '@word-unfolded/domain';
import { createSyncedStore } from '../../store/create-store.js';

/** A plan on this device, with what the server does not have yet. */
export type StoredPlan = {
  readonly plan: ReadingPlan;
  readonly completions: readonly Completion[];
  /** At most one for each day: the latest text, with the text of the server that it changes. */
  readonly notes: readonly SentNote[];
  /** Days of completions that may have reached the server, because they have been sent at least once. */
  readonly sent?: readonly number[];
  /** Days that the reader has taken back, and the server not yet. */
  readonly takenBack?: readonly number[];
};

/** By owner and plan, under the name of the specification (section 9, "Local storage keys"). */
export const planStore = createSyncedStore<StoredPlan>('readingPlan');

/** The list of an owner's plans, as the server sent it last. */
export const planListStore = createSyncedStore<readonly PlanSummary[]>('readingPlans');

export const planKey = (owner: string, planId: string) => `${owner}/${planId}`;

/** Whether the server lacks something of a plan. */
export function isUnsent({ completions, notes, takenBack = [] }: StoredPlan): boolean {
  return completions.length > 0 || notes.length > 0 || takenBack.length > 0;
}
