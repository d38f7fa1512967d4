import { LANGUAGES, ROLES, TIERS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model, type Types } from 'mongoose';
import type { Account, DeviceKey } from './account.js';

/** An account as MongoDB stores it. */
export type AccountRecord = Omit<Account, 'id'> & {
  readonly _id: Types.ObjectId;
  /** Address and username in the form in which they are compared. */
  readonly emailKey: string;
  readonly usernameKey: string;
  /** The compared address while it is unverified: an address has one pending sign-up. */
  readonly waitingKey?: string;
  /** The time when an unverified account expires; absent from a verified one. */
  readonly unverifiedUntil?: Date;
  /** Deleted with the account, after which nobody can decrypt the data that it protects. */
  readonly deviceKey?: DeviceKey;
};

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: null } as const;
const maybeTime = { type: Date, default: null } as const;

const schema = new Schema<AccountRecord>(
  {
    name: text,
    email: text,
    emailKey: text,
    username: text,
    usernameKey: text,
    waitingKey: { type: String },
    passwordHash: text,
    language: { type: String, enum: LANGUAGES, required: true },
    role: { type: String, enum: ROLES, default: 'user' },
    tier: { type: String, enum: TIERS, default: 'free' },
    givenTier: { type: String, enum: TIERS, default: 'free' },
    billingRevision: { type: Number, default: 0 },
    subscriptionStatus: maybeText,
    trialEndsAt: maybeTime,
    gracePeriodEnds: maybeTime,
    occupation: maybeText,
    personalNote: maybeText,
    avatarKey: maybeText,
    verifiedAt: maybeTime,
    bannedAt: maybeTime,
    lastActiveAt: maybeTime,
    accessNotBefore: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    unverifiedUntil: { type: Date },
    deviceKey: { type: { _id: false, publicKey: text, privateKey: text } },
  },
  { collection: 'accounts', versionKey: false },
);

/** Sign-in and reset find the one verified account of an address. */
schema.index({ emailKey: 1 }, { unique: true, partialFilterExpression: { verifiedAt: { $type: 'date' } } });
/** Sign-in and the second verification email find the latest unverified account of an address. */
schema.index({ emailKey: 1, createdAt: -1 });
/** Of several sign-ups for an address at the same moment one succeeds. */
schema.index({ waitingKey: 1 }, { unique: true, sparse: true });
/** A username belongs to one account, also while its address is unverified. */
schema.index({ usernameKey: 1 }, { unique: true });
/** Finds expired unverified accounts, which are removed with all their data. */
schema.index({ unverifiedUntil: 1 }, { sparse: true });

export function accountModel(connection: Connection): Model<AccountRecord> {
  return connection.model<AccountRecord>('Account', schema);
}
