import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A key pair that signs and verifies access tokens. The private half is stored in the clear: the product has no secret
 * store, only this service reads this database, and encryption with a key beside it would hide nothing.
 */
export type AccessKeyRecord = {
  /** The `kid` of the key. */
  readonly _id: string;
  /** Number of the period in which it signs. */
  readonly period: number;
  /** Public and private value of the Ed25519 key, in base64url (RFC 8037, `x` and `d`). */
  readonly x: string;
  readonly d: string;
  /** Until then tokens that it has signed may be valid. */
  readonly verifiesUntil: Date;
};

const text = { type: String, required: true } as const;

const schema = new Schema<AccessKeyRecord>(
  {
    _id: text,
    period: { type: Number, required: true },
    x: text,
    d: text,
    verifiesUntil: { type: Date, required: true },
  },
  { collection: 'access_keys', versionKey: false },
);

/** Of several processes that make the key of a period, one wins, and all sign with its key. */
schema.index({ period: 1 }, { unique: true });
/** A TTL index deletes keys that verify nothing any more. */
schema.index({ verifiesUntil: 1 }, { expireAfterSeconds: 0 });

export function accessKeyModel(connection: Connection): Model<AccessKeyRecord> {
  return connection.model<AccessKeyRecord>('AccessKey', schema);
}
