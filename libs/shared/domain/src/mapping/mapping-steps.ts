import type { Language } from '../language.js';

/** The steps of Scripture Mapping in their order (specification, section 1). */
export const MAPPING_STEPS = [1, 2, 3, 4, 5] as const;

export type MappingStep = (typeof MAPPING_STEPS)[number];

/** The title of each step. */
export const MAPPING_STEP_NAMES: Readonly<Record<MappingStep, Readonly<Record<Language, string>>>> = {
  1: { en: 'Unfold the Map', es: 'Despliega el mapa' },
  2: { en: 'Survey the Landscape', es: 'Explora el paisaje' },
  3: { en: 'Find the Landmark', es: 'Encuentra el hito' },
  4: { en: 'Follow the Path', es: 'Sigue el camino' },
  5: { en: 'Reach Your Destination', es: 'Llega a tu destino' },
};

/**
 * `verses` is the maximum of a passage: a story or a psalm has room, beyond the one to five verses of the suggested ones
 * (specification, section 1). `stored` is how many mappings a reader can store, `minutes` the time that all five steps
 * take.
 */
export const MAPPING_LIMITS = { verses: 30, stored: 1_000, minutes: { least: 15, most: 20 } } as const;

/** A generated step: its answer, and the answers of the earlier steps on which it is based. */
export type MadeStep = {
  readonly step: MappingStep;
  readonly answerId: string;
  readonly madeFrom: readonly string[];
};

/** Whether a number is a valid step. */
export function isMappingStep(value: unknown): value is MappingStep {
  return MAPPING_STEPS.some((step) => step === value);
}

/** The first step that is not generated yet; undefined when all are. */
export function nextMappingStep(made: readonly Pick<MadeStep, 'step'>[]): MappingStep | undefined {
  return MAPPING_STEPS.find((step) => made.every((each) => each.step !== step));
}

/**
 * Whether a step may be generated or generated again: all steps before it exist (specification, section 1: unlocked in
 * order).
 */
export function isStepUnlocked(step: MappingStep, made: readonly Pick<MadeStep, 'step'>[]): boolean {
  const next = nextMappingStep(made);
  return next === undefined || step <= next;
}

/** The answers of the earlier steps, in order: the input of the step. */
export function answersBefore(
  step: MappingStep,
  made: readonly Pick<MadeStep, 'step' | 'answerId'>[],
): string[] {
  return made
    .filter((each) => each.step < step)
    .sort((a, b) => a.step - b.step)
    .map(({ answerId }) => answerId);
}

/** Whether a step is outdated: an earlier step was generated again after it. */
export function isStepStale(step: MadeStep, made: readonly MadeStep[]): boolean {
  const before = answersBefore(step.step, made);
  return (
    before.length !== step.madeFrom.length || before.some((answer, place) => answer !== step.madeFrom[place])
  );
}

/** The steps after one has been generated; the others stay as they are. */
export function withStep<Step extends MadeStep>(made: readonly Step[], step: Step): Step[] {
  return [...made.filter((each) => each.step !== step.step), step].sort((a, b) => a.step - b.step);
}
