import { Schema, type Connection, type Model } from 'mongoose';

/** What a mailed token is good for. */
export const PURPOSES = ['verify-address', 'reset-password'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** A token that was mailed: not itself, only its digest. */
export type MailedTokenRecord = {
  /** SHA-256 of the token. */
  readonly _id: string;
  readonly ownerId: string;
  readonly purpose: Purpose;
  readonly expiresAt: Date;
};

const schema = new Schema<MailedTokenRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    purpose: { type: String, enum: PURPOSES, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mailed_tokens', versionKey: false },
);

/** A new token ends the older ones of its account. */
schema.index({ ownerId: 1, purpose: 1 });
/** Expired ones go by themselves. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function mailedTokenModel(connection: Connection): Model<MailedTokenRecord> {
  return connection.model<MailedTokenRecord>('MailedToken', schema);
}
