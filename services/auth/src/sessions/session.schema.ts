import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A device on which a reader is signed in. */
export type SessionRecord = {
  readonly _id: Types.ObjectId;
  readonly ownerId: string;
  readonly rememberMe: boolean;
  /** SHA-256 of the secret that the cookie has now, and of the one before it. */
  readonly secretDigest: string;
  readonly previousDigest: string | null;
  /** From it and the previous secret the present one follows, so that it can be told again while the previous one is accepted. */
  readonly handover: string;
  readonly rotatedAt: Date;
  /** Key of the seal on each of its secrets: it tells a secret from before from one that never was. */
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

/** A reader sees their sessions, the latest used first, and ends them. */
schema.index({ ownerId: 1, lastUsedAt: -1 });
/** Expired ones go by themselves. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function sessionModel(connection: Connection): Model<SessionRecord> {
  return connection.model<SessionRecord>('Session', schema);
}
