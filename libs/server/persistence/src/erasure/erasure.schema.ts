import { Schema, type Connection, type Model } from 'mongoose';

/**
 * `erasing`: the data of the account is being deleted. `settling`: it is deleted, and will be looked for once more when
 * all writes have ended that may have begun before the deletion. `failed`: a dead letter. `erased`: nothing is left but
 * this tombstone.
 */
const ERASURE_STATES = ['erasing', 'settling', 'failed', 'erased'] as const;

export type ErasureState = (typeof ERASURE_STATES)[number];

/** The tombstone of a deleted account in the database of one service, and the progress of its erasure. */
export type ErasureRecord = {
  /** The digest of the account's id. */
  readonly _id: string;
  /** The account's id, until nothing of it is left. */
  readonly account?: string;
  readonly state: ErasureState;
  /** The participants that have erased everything in this round. */
  readonly erased: readonly string[];
  /** Failed attempts of this round. */
  readonly attempts: number;
  readonly requestedAt: Date;
  /** When a process may work on it: it waits for an attempt or for writes to end, or another process has claimed it. */
  readonly dueAt: Date;
  /** The process that has claimed it. */
  readonly claimedBy?: string;
  /** Why the last attempt failed. */
  readonly failure?: string;
  /** When the tombstone expires; absent until nothing is left. */
  readonly expiresAt?: Date;
};

const date = { type: Date, required: true } as const;

const schema = new Schema<ErasureRecord>(
  {
    _id: { type: String, required: true },
    account: { type: String },
    state: { type: String, enum: ERASURE_STATES, required: true },
    erased: { type: [String], required: true },
    attempts: { type: Number, required: true },
    requestedAt: date,
    dueAt: date,
    claimedBy: { type: String },
    failure: { type: String },
    expiresAt: { type: Date },
  },
  { collection: 'erasures', versionKey: false },
);

/** For the search for due erasures, and the lists of administrators. */
schema.index({ state: 1, dueAt: 1 });
/** TTL index: deletes old tombstones. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function erasureModel(connection: Connection): Model<ErasureRecord> {
  return connection.model<ErasureRecord>('Erasure', schema);
}
