import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A card or an address that had its trial. The digest cannot be turned back into either. It stays after the account was
 * deleted, because a trial is given once.
 */
export type TrialUseRecord = {
  /** HMAC-SHA-256 in base64url. */
  readonly _id: string;
  /** The subscription at Stripe that used it; null for an address, whose checkout comes later. */
  readonly subscription: string | null;
  readonly at: Date;
};

const schema = new Schema<TrialUseRecord>(
  {
    _id: { type: String, required: true },
    subscription: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'trial_uses', versionKey: false },
);

schema.index({ subscription: 1 }, { partialFilterExpression: { subscription: { $type: 'string' } } });

export function trialUseModel(connection: Connection): Model<TrialUseRecord> {
  return connection.model<TrialUseRecord>('TrialUse', schema);
}
