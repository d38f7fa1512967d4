import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import type { Language, MadeStep, MappingStep } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** The latest text of a step. */
export type StepRecord = MadeStep & {
  readonly content: string;
  readonly writer: AnswerGeneratorName;
  readonly madeAt: Date;
};

/**
 * A mapping of a reader. `round` counts the mappings of one passage, translation and language; the latest is continued.
 */
export type MappingRecord = {
  readonly ownerId: string;
  readonly id: string;
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
  readonly language: Language;
  readonly round: number;
  readonly steps: StepRecord[];
  /** The last step that the reader has finished; absent if there is none. */
  readonly finished?: MappingStep;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const time = { type: Date, required: true } as const;

const step = new Schema<StepRecord>(
  {
    step: number,
    content: text,
    writer: { type: { kind: text, name: text }, required: true, _id: false },
    answerId: text,
    madeAt: time,
    madeFrom: [String],
  },
  { _id: false, id: false },
);

const schema = new Schema<MappingRecord>(
  {
    ownerId: text,
    id: text,
    reference: text,
    osis: text,
    translationId: text,
    language: text,
    round: number,
    steps: [step],
    finished: Number,
    createdAt: time,
    updatedAt: time,
  },
  { collection: 'mappings', versionKey: false, id: false },
);

/** Finds a mapping by its id, and exports all in the order of the ids, which is chronological. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** Finds the latest mapping of a passage. Unique, so that two devices that begin at the same moment create one. */
schema.index({ ownerId: 1, osis: 1, translationId: 1, language: 1, round: -1 }, { unique: true });
/** Lists mappings by their last change. */
schema.index({ ownerId: 1, updatedAt: -1 });

export function mappingModel(connection: Connection): Model<MappingRecord> {
  return connection.model<MappingRecord>('Mapping', schema);
}
