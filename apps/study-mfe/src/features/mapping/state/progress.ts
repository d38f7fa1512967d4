import { MAPPING_LIMITS, MAPPING_STEPS, type MappingStep } from '@word-unfolded/domain';
import type { OwnMapping } from './own-mapping.js';

/** The state of a step: finished, current, next or locked. */
export type Principal = 'done' | 'now' | 'next' | 'locked';

export type Way = {
  readonly standings: Readonly<Record<MappingStep, Principal>>;
  /** The current step; undefined once all are finished. */
  readonly now: MappingStep | undefined;
  /** Estimated duration of the remaining steps. */
  readonly minutesLeft: number;
};

/**
 * The progress of a reader (specification, section 1: "unlocked as the user progresses"). A step is finished when the
 * reader marks it as finished, or when the next one has been written, here or on another device.
 */
export function progressOf({ steps, finished }: Pick<OwnMapping, 'steps' | 'finished'>): Way {
  const lastWritten = Math.max(0, ...steps.map(({ step }) => step));
  const behind = Math.max(Math.min(finished, lastWritten), lastWritten - 1);
  const standingOf = (step: MappingStep): Principal => {
    if (step <= behind) return 'done';
    if (step === behind + 1) return 'now';
    return step === behind + 2 ? 'next' : 'locked';
  };
  const left = MAPPING_STEPS.filter((step) => step > behind);
  return {
    standings: {
      1: standingOf(1),
      2: standingOf(2),
      3: standingOf(3),
      4: standingOf(4),
      5: standingOf(5),
    },
    now: left[0],
    minutesLeft: (MAPPING_LIMITS.minutes.least / MAPPING_STEPS.length) * left.length,
  };
}
