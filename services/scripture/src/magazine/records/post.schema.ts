import type { CheckedQuotation, PostContent, PostReference } from '@word-unfolded/contracts';
import type { Language, PostState } from '@word-unfolded/domain';
import { Schema, Types, type Connection, type Model } from 'mongoose';
import { createHash } from 'node:crypto';

/** A text that readers see, and since when. */
export type PublishedContent = PostContent & {
  /** The references in it, for previews. */
  readonly references: readonly Pick<PostReference, 'written' | 'osis'>[];
  readonly readingMinutes: number;
  /** When this text replaced the one before. */
  readonly changedAt: Date;
  /** Folded words, for the search. */
  readonly words: readonly string[];
};

/** A post of the magazine. What is written (`content`) and what readers see (`published`) are stored apart. */
export type PostRecord = {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  readonly language: Language;
  /** Versions of one post in several languages have the same group. */
  readonly group: Types.ObjectId;
  readonly state: PostState;
  /** Counts the saved changes; a change must name the version that it is based on. */
  readonly version: number;
  readonly content: PostContent;
  /** What readers see; null while they see nothing. */
  readonly published: PublishedContent | null;
  /** When a scheduled post is published, and the time zone in which its author chose that. */
  readonly publishAt: Date | null;
  readonly timeZone: string | null;
  /** When it was first published. */
  readonly publishedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  /** The key of an uploaded cover in the store. */
  readonly cover: string | null;
  /** Quotations that are not exact; null while they could not be checked. */
  readonly quotations: readonly CheckedQuotation[] | null;
  /** The name of the file from which it was made, for posts that come with the product. */
  readonly origin: string | null;
  readonly deletedAt: Date | null;
};

const text = { type: String, required: true } as const;
const optionalDate = { type: Date, default: null } as const;
const optionalText = { type: String, default: null } as const;

const schema = new Schema<PostRecord>(
  {
    slug: text,
    language: text,
    group: { type: Schema.Types.ObjectId, required: true },
    state: text,
    version: { type: Number, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    published: { type: Schema.Types.Mixed, default: null },
    publishAt: optionalDate,
    timeZone: optionalText,
    publishedAt: optionalDate,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: optionalText,
    cover: optionalText,
    quotations: { type: Schema.Types.Mixed, default: null },
    origin: optionalText,
    deletedAt: optionalDate,
  },
  { collection: 'posts', versionKey: false },
);

/** Finds a post by its address, and keeps addresses unique. */
schema.index({ slug: 1 }, { unique: true });
/** One version of a post in each language. */
schema.index({ group: 1, language: 1 }, { unique: true });
/** Lists what readers see. */
schema.index({ language: 1, publishedAt: -1, _id: -1 });
/** Lists everything for administrators. */
schema.index({ updatedAt: -1, _id: -1 });
/** Finds what is due. */
schema.index({ publishAt: 1 }, { partialFilterExpression: { publishAt: { $type: 'date' } } });
/** Finds posts that came along. */
schema.index({ origin: 1 }, { unique: true, partialFilterExpression: { origin: { $type: 'string' } } });
/** Finds deleted ones that expire. */
schema.index({ deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $type: 'date' } } });

/** A new id of a post or a group; the same for the same name. */
export function postId(name?: string): Types.ObjectId {
  if (name === undefined) return new Types.ObjectId();
  return new Types.ObjectId(createHash('sha256').update(name).digest('hex').slice(0, 24));
}

export function postModel(connection: Connection): Model<PostRecord> {
  return connection.model<PostRecord>('Post', schema);
}
