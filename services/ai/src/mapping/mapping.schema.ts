import type { AnswerWriterName } from '@word-unfolded/contracts';
import type { Language, MadeStep } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** A step as it was written last. */
export type StepRecord = MadeStep & {
  readonly content: string;
  readonly writer: AnswerWriterName;
  readonly madeAt: Date;
};

/** A mapping of a reader. `round` counts those of one passage, translation and language: the latest is gone on with. */
export type MappingRecord = {
  readonly ownerId: string;
  readonly id: string;
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
  readonly language: Language;
  readonly round: number;
  readonly steps: StepRecord[];
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
    createdAt: time,
    updatedAt: time,
  },
  { collection: 'mappings', versionKey: false, id: false },
);

/** Asked for by its id, and taken along in the order of the ids, which is that of their beginning. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** The latest of a passage is gone on with; two devices that begin at the same moment begin one. */
schema.index({ ownerId: 1, osis: 1, translationId: 1, language: 1, round: -1 }, { unique: true });
/** Listed by when they changed. */
schema.index({ ownerId: 1, updatedAt: -1 });

export function mappingModel(connection: Connection): Model<MappingRecord> {
  return connection.model<MappingRecord>('Mapping', schema);
}
