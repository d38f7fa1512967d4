import { LANGUAGES, ROLES, TIERS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model, type Types } from 'mongoose';
import type { Account, DeviceKey } from './account.js';

/** An account as MongoDB stores it. */
export type AccountRecord = Omit<Account, 'id'> & {
  readonly _id: Types.ObjectId;
  /** Address and username in the form in which they are compared. */
  readonly emailKey: string;
  readonly usernameKey: string;
  /** The words by which administrators find it. */
  readonly searchKeys?: readonly string[];
  /** Rises while administrators are counted, so that no two of them are removed at the same moment. */
  readonly administrations?: number;
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
    searchKeys: { type: [String], default: undefined },
    administrations: { type: Number },
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
    banReason: maybeText,
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
/** Administrators find accounts by the beginnings of words. */
schema.index({ searchKeys: 1 });
/** Administrators list accounts by registration, also those of a tier, and by activity. */
schema.index({ createdAt: -1, _id: -1 });
schema.index({ tier: 1, createdAt: -1, _id: -1 });
schema.index({ lastActiveAt: -1, _id: -1 });
/** Administrators list the few accounts that are suspended. */
schema.index({ bannedAt: -1 }, { partialFilterExpression: { bannedAt: { $type: 'date' } } });
/** The administrators of the installation. */
schema.index({ role: 1 }, { partialFilterExpression: { role: 'admin' } });
/** Finds expired unverified accounts, which are removed with all their data. */
schema.index({ unverifiedUntil: 1 }, { sparse: true });

export function accountModel(connection: Connection): Model<AccountRecord> {
  return connection.model<AccountRecord>('Account', schema);
}
