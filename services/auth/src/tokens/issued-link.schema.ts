import { Schema, type Connection, type Model } from 'mongoose';
import { PURPOSES, type Purpose } from './mailed-token.schema.js';

/** What became of a link before it expired: it was used, or a newer one took its place. */
const ENDS = ['used', 'replaced'] as const;

export type LinkEnd = (typeof ENDS)[number];

/** A link that was mailed, kept longer than it is valid, so that its reader can be told why it no longer works. */
export type IssuedLinkRecord = {
  /** SHA-256 of the token. */
  readonly _id: string;
  readonly ownerId: string;
  readonly purpose: Purpose;
  readonly end?: LinkEnd;
  readonly forgetAt: Date;
};

const schema = new Schema<IssuedLinkRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    purpose: { type: String, enum: PURPOSES, required: true },
    end: { type: String, enum: ENDS },
    forgetAt: { type: Date, required: true },
  },
  { collection: 'issued_links', versionKey: false },
);

/** A new link ends the older ones of its account. */
schema.index({ ownerId: 1, purpose: 1 });
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

export function issuedLinkModel(connection: Connection): Model<IssuedLinkRecord> {
  return connection.model<IssuedLinkRecord>('IssuedLink', schema);
}
