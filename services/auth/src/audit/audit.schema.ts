import { AUDITED_ACTIONS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

export type Act = (typeof AUDITED_ACTIONS)[number];

/** An action on an account: who, what, when and from where, without any text of a reader. */
export type AuditRecord = {
  readonly ownerId: string;
  readonly act: Act;
  readonly at: Date;
  /** IP address; empty for an action of an operator. */
  readonly address: string;
  /** The administrator who did it; absent if it was the reader, or the operator by a command. */
  readonly by?: string;
  /** Why an administrator did it. */
  readonly reason?: string;
  /** What it changed, such as a role or a tier. */
  readonly change?: string;
};

/** What is known of an action besides. `properties` are only noted, and not stored in the log. */
export type ActDetails = Pick<AuditRecord, 'by' | 'reason' | 'change'> & {
  readonly properties?: Readonly<Record<string, string>>;
};

/** A year. */
const LIFETIME_SECONDS = 365 * 86_400;

const schema = new Schema<AuditRecord>(
  {
    ownerId: { type: String, required: true },
    act: { type: String, enum: AUDITED_ACTIONS, required: true },
    at: { type: Date, required: true },
    address: { type: String, default: '' },
    by: { type: String },
    reason: { type: String },
    change: { type: String },
  },
  { collection: 'audit', versionKey: false },
);

/** The export reads the audit log of an account, latest first; deletion removes it. */
schema.index({ ownerId: 1, at: -1 });
/** A TTL index deletes old entries. */
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export function auditModel(connection: Connection): Model<AuditRecord> {
  return connection.model<AuditRecord>('Audit', schema);
}
