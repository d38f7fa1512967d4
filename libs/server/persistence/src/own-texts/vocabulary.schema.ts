import { Schema, type Connection, type Model } from 'mongoose';

/** The words of a reader's texts that begin with a letter. A word stays when its text is deleted. */
export type VocabularyRecord = {
  readonly ownerId: string;
  readonly initial: string;
  readonly words: readonly string[];
};

const text = { type: String, required: true } as const;

const schema = new Schema<VocabularyRecord>(
  { ownerId: text, initial: text, words: [String] },
  { collection: 'own-vocabulary', versionKey: false },
);

/** For the words that a term may mean. */
schema.index({ ownerId: 1, initial: 1 }, { unique: true });

export function vocabularyModel(connection: Connection): Model<VocabularyRecord> {
  return connection.model<VocabularyRecord>('OwnVocabulary', schema);
}
