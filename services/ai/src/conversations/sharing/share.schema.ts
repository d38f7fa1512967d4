import type { SharedConversation } from '@word-unfolded/contracts';
import { Schema, type Connection, type Model } from 'mongoose';

/** A snapshot of a conversation at the time when it was shared. */
export type ShareRecord = {
  readonly ownerId: string;
  readonly id: string;
  readonly conversationId: string;
  readonly token: string;
  readonly title: string;
  readonly scriptureRef: string | null;
  readonly messages: SharedConversation['messages'];
  readonly createdAt: Date;
};

const text = { type: String, required: true } as const;

const schema = new Schema<ShareRecord>(
  {
    ownerId: text,
    id: text,
    conversationId: text,
    token: text,
    title: { type: String, default: '' },
    scriptureRef: { type: String, default: null },
    messages: { type: [Schema.Types.Mixed], required: true } as never,
    createdAt: { type: Date, required: true },
  },
  { collection: 'shares', versionKey: false, id: false },
);

/** Finds a share by its link. */
schema.index({ token: 1 }, { unique: true });
/** Finds or counts the shares of a reader, in one conversation or in all. */
schema.index({ ownerId: 1, conversationId: 1, createdAt: -1 });

export function shareModel(connection: Connection): Model<ShareRecord> {
  return connection.model<ShareRecord>('Share', schema);
}
