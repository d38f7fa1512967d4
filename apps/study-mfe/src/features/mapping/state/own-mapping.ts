import type { Mapping, MappingStepKept } from '@word-unfolded/contracts';
import type { MappingStep } from '@word-unfolded/domain';

/** A step as this device has it: written here just now, or as the server keeps it. */
export type WrittenStep = Omit<MappingStepKept, 'answerId'>;

/** A mapping as a page reads it, from the server or from this device. */
export type ReadMapping = Omit<Mapping, 'steps'> & { readonly steps: readonly WrittenStep[] };

/** A reader's mapping on this device. */
export type OwnMapping = ReadMapping & {
  /** The last step that the reader has finished; 0 for none. */
  readonly finished: number;
};

/** A mapping as it was read, with what only this device knows of it. */
export function takeMapping(kept: OwnMapping | undefined, mapping: ReadMapping): OwnMapping {
  return { ...mapping, finished: kept?.finished ?? 0 };
}

/** A mapping once a step of it has been written, or written anew; later steps then rest on an older text. */
export function takeStep(
  mapping: OwnMapping,
  written: Pick<WrittenStep, 'step' | 'content' | 'writer'>,
  at: string,
): OwnMapping {
  const isNew = stepOf(mapping, written.step)?.content !== written.content;
  const others = mapping.steps
    .filter(({ step }) => step !== written.step)
    .map((each) => (isNew && each.step > written.step ? { ...each, isStale: true } : each));
  const steps = [...others, { ...written, madeAt: at, isStale: false }].sort((a, b) => a.step - b.step);
  return { ...mapping, steps, updatedAt: at };
}

/** A mapping once the reader has finished a step. */
export function finishStep(mapping: OwnMapping, step: MappingStep): OwnMapping {
  return { ...mapping, finished: Math.max(mapping.finished, step) };
}

/** What a step says, once it has been written. */
export function stepOf({ steps }: OwnMapping, step: MappingStep): WrittenStep | undefined {
  return steps.find((each) => each.step === step);
}
