import type { FEEDBACK_CATEGORIES, READER_MESSAGE_STATUSES } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** An answer that an administrator has mailed. */
export type MessageAnswer = { readonly text: string; readonly at: Date; readonly by: string };

/** A message to the operators of this installation. Sending one by the contact form needs no account. */
export type ContactMessageRecord = {
  readonly _id: Types.ObjectId;
  /** The reader who sent it; absent for a visitor. */
  readonly ownerId?: string;
  /** Messages of earlier versions have none: they came from the contact form. */
  readonly kind?: 'contact' | 'feedback';
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly category?: (typeof FEEDBACK_CATEGORIES)[number];
  readonly message: string;
  /** The language of the form. */
  readonly language: Language;
  readonly sentAt: Date;
  /** The key of the screenshot in the store. */
  readonly screenshot?: string;
  /** Present until the email about the message is queued. */
  readonly toBeMailed?: true;
  /** Absent: new. */
  readonly status?: (typeof READER_MESSAGE_STATUSES)[number];
  readonly note?: string;
  readonly answers?: readonly MessageAnswer[];
};

const text = { type: String, required: true } as const;

const schema = new Schema<ContactMessageRecord>(
  {
    ownerId: { type: String },
    kind: { type: String },
    name: text,
    email: text,
    subject: { type: String },
    category: { type: String },
    message: text,
    language: text,
    sentAt: { type: Date, required: true },
    screenshot: { type: String },
    toBeMailed: { type: Boolean },
    status: { type: String },
    note: { type: String },
    answers: {
      type: [
        new Schema<MessageAnswer>(
          { text, at: { type: Date, required: true }, by: text },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
  },
  { collection: 'contact_messages', versionKey: false },
);

/** For the account export, and for deletion with the account. */
schema.index({ ownerId: 1, sentAt: 1 }, { partialFilterExpression: { ownerId: { $type: 'string' } } });
/** For listing newest first. */
schema.index({ sentAt: -1, _id: -1 });
/** For the frequent search for unqueued messages, which nearly always finds none. */
schema.index({ toBeMailed: 1, sentAt: 1 }, { partialFilterExpression: { toBeMailed: true } });

export function contactMessageModel(connection: Connection): Model<ContactMessageRecord> {
  return connection.model<ContactMessageRecord>('ContactMessage', schema);
}
