import type { Language } from '@word-unfolded/domain';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A message to the operators of this installation. Sending one needs no account. */
export type ContactMessageRecord = {
  readonly _id: Types.ObjectId;
  /** The reader who sent it; absent for a visitor. */
  readonly ownerId?: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The language of the form. */
  readonly language: Language;
  readonly sentAt: Date;
  /** Present until the email about the message is queued. */
  readonly toBeMailed?: true;
};

const text = { type: String, required: true } as const;

const schema = new Schema<ContactMessageRecord>(
  {
    ownerId: { type: String },
    name: text,
    email: text,
    message: text,
    language: text,
    sentAt: { type: Date, required: true },
    toBeMailed: { type: Boolean },
  },
  { collection: 'contact_messages', versionKey: false },
);

/** For the account export, and for deletion with the account. */
schema.index({ ownerId: 1, sentAt: 1 }, { partialFilterExpression: { ownerId: { $type: 'string' } } });
/** For listing newest first. */
schema.index({ sentAt: -1 });
/** For the frequent search for unqueued messages, which nearly always finds none. */
schema.index({ toBeMailed: 1, sentAt: 1 }, { partialFilterExpression: { toBeMailed: true } });

export function contactMessageModel(connection: Connection): Model<ContactMessageRecord> {
  return connection.model<ContactMessageRecord>('ContactMessage', schema);
}
