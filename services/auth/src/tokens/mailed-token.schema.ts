import { Schema, type Connection, type Model } from 'mongoose';

/** The purpose of a mailed token. */
export const PURPOSES = ['verify-address', 'change-address', 'reset-password'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** A mailed token, of which only the digest is stored. */
export type MailedTokenRecord = {
  /** SHA-256 of the token. */
  readonly _id: string;
  readonly ownerId: string;
  readonly purpose: Purpose;
  /** The new address of an account, in a token that changes it. */
  readonly email?: string;
  readonly issuedAt?: Date;
  readonly expiresAt: Date;
};

const schema = new Schema<MailedTokenRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    purpose: { type: String, enum: PURPOSES, required: true },
    email: { type: String },
    issuedAt: { type: Date },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mailed_tokens', versionKey: false },
);

/** A new token invalidates the older ones of its account. */
schema.index({ ownerId: 1, purpose: 1 });
/** A TTL index deletes expired tokens. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function mailedTokenModel(connection: Connection): Model<MailedTokenRecord> {
  return connection.model<MailedTokenRecord>('MailedToken', schema);
}
