import type { Mapping, StoredMappingStep } from '@word-unfolded/contracts';
import type { MappingStep } from '@word-unfolded/domain';

/** A step on this device: just written here, or as the server stores it. */
export type WrittenStep = Omit<StoredMappingStep, 'answerId'>;

/** A mapping for display, from the server or from this device. */
export type ReadMapping = Omit<Mapping, 'steps'> & { readonly steps: readonly WrittenStep[] };

/** A reader's mapping on this device. */
export type OwnMapping = ReadMapping;

/** Merges a fetched mapping with this device's: a step may have been finished here without a network. */
export function takeMapping(stored: OwnMapping | undefined, mapping: ReadMapping): OwnMapping {
  return { ...mapping, finished: Math.max(mapping.finished, stored?.finished ?? 0) };
}

/** A mapping after one of its steps has been written or rewritten; later steps are then based on an older text. */
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

/** A mapping after the reader has finished a step. */
export function finishStep(mapping: OwnMapping, step: MappingStep): OwnMapping {
  return { ...mapping, finished: Math.max(mapping.finished, step) };
}

/** The text of a step, if it has been written. */
export function stepOf({ steps }: OwnMapping, step: MappingStep): WrittenStep | undefined {
  return steps.find((each) => each.step === step);
}
