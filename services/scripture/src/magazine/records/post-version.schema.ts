import type { PostContent } from '@word-unfolded/contracts';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** An earlier text of a post. */
export type PostVersionRecord = {
  readonly postId: Types.ObjectId;
  readonly version: number;
  readonly savedAt: Date;
  readonly by: string | null;
  readonly content: PostContent;
  /** Whether readers have seen it. */
  readonly published: boolean;
};

const schema = new Schema<PostVersionRecord>(
  {
    postId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    savedAt: { type: Date, required: true },
    by: { type: String, default: null },
    content: { type: Schema.Types.Mixed, required: true },
    published: { type: Boolean, required: true },
  },
  { collection: 'post_versions', versionKey: false },
);

/** Lists the versions of a post, the latest first. */
schema.index({ postId: 1, version: -1 }, { unique: true });

export function postVersionModel(connection: Connection): Model<PostVersionRecord> {
  return connection.model<PostVersionRecord>('PostVersion', schema);
}
