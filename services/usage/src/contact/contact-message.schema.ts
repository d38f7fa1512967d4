import type { Language } from '@word-unfolded/domain';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A message to those who run this installation. Whoever writes needs no account, so it has no owner. */
export type ContactMessageRecord = {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** In which the form was read. */
  readonly language: Language;
  readonly sentAt: Date;
  /** Present as long as the letter about the message is not on the queue of letters. */
  readonly toBeMailed?: true;
};

const text = { type: String, required: true } as const;

const schema = new Schema<ContactMessageRecord>(
  {
    name: text,
    email: text,
    message: text,
    language: text,
    sentAt: { type: Date, required: true },
    toBeMailed: { type: Boolean },
  },
  { collection: 'contact_messages', versionKey: false },
);

/** They are read newest first. */
schema.index({ sentAt: -1 });
/** What is still to be mailed is looked for again and again, and is nearly always nothing. */
schema.index({ toBeMailed: 1, sentAt: 1 }, { partialFilterExpression: { toBeMailed: true } });

export function contactMessageModel(connection: Connection): Model<ContactMessageRecord> {
  return connection.model<ContactMessageRecord>('ContactMessage', schema);
}
