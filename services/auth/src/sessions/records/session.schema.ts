import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A device on which a reader is signed in. */
export type SessionRecord = {
  readonly _id: Types.ObjectId;
  readonly ownerId: string;
  readonly rememberMe: boolean;
  /** SHA-256 of the present secret of the cookie, and of the previous one. */
  readonly secretDigest: string;
  readonly previousDigest: string | null;
  /**
   * The present secret derives from it and the previous one, so that it can be computed again while the previous one is
   * accepted.
   */
  readonly handover: string;
  readonly rotatedAt: Date;
  /** Whether the present secret was issued for the previous one again, because the one in between was never used. */
  readonly replaysPrevious?: boolean;
  /** SHA-256 of the mark and of the User-Agent of the device that the present secret was issued to. */
  readonly markDigest?: string | null;
  readonly agentDigest?: string | null;
  /** When the password was last confirmed in it since it was opened. */
  readonly confirmedAt?: Date;
  /** Key of the seal of its secrets: it distinguishes a former secret from a guess. */
  readonly sealKey: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
  readonly openedAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
};

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: null } as const;
const time = { type: Date, required: true } as const;

const schema = new Schema<SessionRecord>(
  {
    ownerId: text,
    rememberMe: { type: Boolean, required: true },
    secretDigest: text,
    previousDigest: maybeText,
    handover: text,
    rotatedAt: time,
    replaysPrevious: { type: Boolean },
    markDigest: maybeText,
    agentDigest: maybeText,
    confirmedAt: { type: Date },
    sealKey: text,
    browser: maybeText,
    system: maybeText,
    address: { type: String, default: '' },
    openedAt: time,
    lastUsedAt: time,
    expiresAt: time,
  },
  { collection: 'sessions', versionKey: false },
);

/** Lists the sessions of a reader, the latest used first, and ends them. */
schema.index({ ownerId: 1, lastUsedAt: -1 });
/** A TTL index deletes expired sessions. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function sessionModel(connection: Connection): Model<SessionRecord> {
  return connection.model<SessionRecord>('Session', schema);
}
