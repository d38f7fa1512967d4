import { LANGUAGES, ROLES, TIERS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model, type Types } from 'mongoose';
import type { Account } from './account.js';

/** An account as MongoDB has it. */
export type AccountRecord = Omit<Account, 'id'> & {
  readonly _id: Types.ObjectId;
  /** Address and username in the form in which they are compared. */
  readonly emailKey: string;
  readonly usernameKey: string;
  /** An account whose address nobody verifies goes then; absent from a verified one. */
  readonly unverifiedUntil?: Date;
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
    passwordHash: text,
    language: { type: String, enum: LANGUAGES, required: true },
    role: { type: String, enum: ROLES, default: 'user' },
    tier: { type: String, enum: TIERS, default: 'free' },
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
  },
  { collection: 'accounts', versionKey: false },
);

/** Sign-in and reset find the one verified account of an address. Any number may wait for it to be verified. */
schema.index({ emailKey: 1 }, { unique: true, partialFilterExpression: { verifiedAt: { $type: 'date' } } });
/** Sign-in and the second letter find the latest account that waits for an address. */
schema.index({ emailKey: 1, createdAt: -1 });
/** A username is one reader's, also while their address waits. */
schema.index({ usernameKey: 1 }, { unique: true });
/** What nobody verifies is looked for, and removed with what is kept of it. */
schema.index({ unverifiedUntil: 1 }, { sparse: true });

export function accountModel(connection: Connection): Model<AccountRecord> {
  return connection.model<AccountRecord>('Account', schema);
}
