import { Schema, type Connection, type Model } from 'mongoose';

/** What is written down. The words are data: they must never change. */
export const ACTS = [
  'registered',
  'email-verified',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'session-cookie-reused',
  'profile-changed',
  'password-changed',
  'password-change-refused',
  'password-reset-requested',
  'password-reset',
  'account-exported',
  'role-changed',
] as const;

export type Act = (typeof ACTS)[number];

/** That something was done with an account: who, what, when and from where, and no word that anyone wrote. */
export type AuditRecord = {
  readonly ownerId: string;
  readonly act: Act;
  readonly at: Date;
  /** IP address; empty when it was done by those who run the installation. */
  readonly address: string;
};

/** A year. */
const KEPT_SECONDS = 365 * 86_400;

const schema = new Schema<AuditRecord>(
  {
    ownerId: { type: String, required: true },
    act: { type: String, enum: ACTS, required: true },
    at: { type: Date, required: true },
    address: { type: String, default: '' },
  },
  { collection: 'audit', versionKey: false },
);

/** The export reads the history of an account, latest first; deletion removes it. */
schema.index({ ownerId: 1, at: -1 });
/** Old entries go by themselves. */
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export function auditModel(connection: Connection): Model<AuditRecord> {
  return connection.model<AuditRecord>('Audit', schema);
}
