import { MAPPING_LIMITS, MAPPING_STEPS, type MappingStep } from '@word-unfolded/domain';
import type { OwnMapping } from './own-mapping.js';

/** The state of a step: finished, current, next or locked. */
export type StepStatus = 'done' | 'now' | 'next' | 'locked';

export type MappingProgress = {
  readonly statuses: Readonly<Record<MappingStep, StepStatus>>;
  /** The current step; undefined once all are finished. */
  readonly now: MappingStep | undefined;
  /** Estimated duration of the remaining steps. */
  readonly minutesLeft: number;
};

/**
 * The progress of a reader (specification, section 1: "unlocked as the user progresses"). A step is finished when the
 * reader marks it as finished, or when the next one has been written, here or on another device.
 */
export function progressOf({ steps, finished }: Pick<OwnMapping, 'steps' | 'finished'>): MappingProgress {
  const lastWritten = Math.max(0, ...steps.map(({ step }) => step));
  const behind = Math.max(Math.min(finished, lastWritten), lastWritten - 1);
  const statusOf = (step: MappingStep): StepStatus => {
    if (step <= behind) return 'done';
    if (step === behind + 1) return 'now';
    return step === behind + 2 ? 'next' : 'locked';
  };
  const left = MAPPING_STEPS.filter((step) => step > behind);
  return {
    statuses: {
      1: statusOf(1),
      2: statusOf(2),
      3: statusOf(3),
      4: statusOf(4),
      5: statusOf(5),
    },
    now: left[0],
    minutesLeft: (MAPPING_LIMITS.minutes.least / MAPPING_STEPS.length) * left.length,
  };
}
