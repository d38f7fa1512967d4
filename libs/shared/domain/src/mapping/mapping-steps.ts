import type { Language } from '../language.js';

/** The steps of Scripture Mapping, in the order in which a reader goes them (specification, section 1). */
export const MAPPING_STEPS = [1, 2, 3, 4, 5] as const;

export type MappingStep = (typeof MAPPING_STEPS)[number];

/** What each step is called. */
export const MAPPING_STEP_NAMES: Readonly<Record<MappingStep, Readonly<Record<Language, string>>>> = {
  1: { en: 'Unfold the Map', es: 'Despliega el mapa' },
  2: { en: 'Survey the Landscape', es: 'Explora el paisaje' },
  3: { en: 'Find the Landmark', es: 'Encuentra el hito' },
  4: { en: 'Follow the Path', es: 'Sigue el camino' },
  5: { en: 'Reach Your Destination', es: 'Llega a tu destino' },
};

/**
 * A passage of more verses is not mapped (specification, section 1: "1-5 verses"); `kept` is how many mappings a reader
 * may keep, `minutes` what all five steps take.
 */
export const MAPPING_LIMITS = { verses: 5, kept: 1_000, minutes: { least: 15, most: 20 } } as const;

/** A step that has been written: its answer, and the answers of the steps before it that it was written from. */
export type MadeStep = {
  readonly step: MappingStep;
  readonly answerId: string;
  readonly madeFrom: readonly string[];
};

/** Whether a number is that of a step. */
export function isMappingStep(value: unknown): value is MappingStep {
  return MAPPING_STEPS.some((step) => step === value);
}

/** The first step that is yet to be made; undefined when all are. */
export function nextMappingStep(made: readonly Pick<MadeStep, 'step'>[]): MappingStep | undefined {
  return MAPPING_STEPS.find((step) => made.every((each) => each.step !== step));
}

/** Whether a step may be made, or made anew: all before it have been (specification, section 1: unlocked in order). */
export function isStepUnlocked(step: MappingStep, made: readonly Pick<MadeStep, 'step'>[]): boolean {
  const next = nextMappingStep(made);
  return next === undefined || step <= next;
}

/** The answers of the steps before a step, in order: what it is written from. */
export function answersBefore(
  step: MappingStep,
  made: readonly Pick<MadeStep, 'step' | 'answerId'>[],
): string[] {
  return made
    .filter((each) => each.step < step)
    .sort((a, b) => a.step - b.step)
    .map(({ answerId }) => answerId);
}

/** Whether a step was made from an older text of a step before it, which has been made anew since. */
export function isStepStale(step: MadeStep, made: readonly MadeStep[]): boolean {
  const before = answersBefore(step.step, made);
  return (
    before.length !== step.madeFrom.length || before.some((answer, place) => answer !== step.madeFrom[place])
  );
}

/** The steps once one has been made, or made anew; the others stay as they are. */
export function withStep<Step extends MadeStep>(made: readonly Step[], step: Step): Step[] {
  return [...made.filter((each) => each.step !== step.step), step].sort((a, b) => a.step - b.step);
}
