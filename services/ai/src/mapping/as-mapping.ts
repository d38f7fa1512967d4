import type { Mapping, MappingSummary } from '@word-unfolded/contracts';
import { isStepStale } from '@word-unfolded/domain';
import type { ListedMapping } from './mapping.repository.js';
import type { MappingRecord } from './mapping.schema.js';

/** A mapping as the contract has it. */
export function asMapping(record: MappingRecord): Mapping {
  return {
    ...named(record),
    steps: record.steps.map((made) => ({
      step: made.step,
      content: made.content,
      writer: { kind: made.writer.kind, name: made.writer.name },
      answerId: made.answerId,
      madeAt: made.madeAt.toISOString(),
      isStale: isStepStale(made, record.steps),
    })),
  };
}

/** A mapping in a list. */
export function asMappingSummary(record: ListedMapping): MappingSummary {
  return { ...named(record), made: record.steps.map(({ step }) => step) };
}

function named(record: ListedMapping) {
  const { id, reference, osis, translationId, language, finished = 0, createdAt, updatedAt } = record;
  return {
    id,
    reference,
    osis,
    translationId,
    language,
    finished,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
