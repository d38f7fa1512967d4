import { Inject, Injectable } from '@nestjs/common';
import { POST_LIMITS } from '@word-unfolded/domain';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model, type Types } from 'mongoose';
import { postVersionModel, type PostVersionRecord } from './post-version.schema.js';

/** The earlier texts of posts. */
@Injectable()
export class PostVersionRepository {
  private readonly versions: Model<PostVersionRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.versions = postVersionModel(connection);
  }

  /** Adds a version, and removes the oldest ones of a post that has too many. */
  async add(version: PostVersionRecord): Promise<void> {
    await new this.versions(version).save();
    const [oldest] = await this.versions
      .find({ postId: version.postId }, { version: 1 })
      .sort({ version: -1 })
      .skip(POST_LIMITS.versions - 1)
      .limit(1)
      .lean<Pick<PostVersionRecord, 'version'>[]>()
      .exec();
    if (oldest)
      await this.versions
        .deleteMany({ postId: version.postId, version: mongoose.trusted({ $lt: oldest.version }) })
        .exec();
  }

  /** The latest first, without their texts. */
  list(postId: Types.ObjectId): Promise<Omit<PostVersionRecord, 'content'>[]> {
    return this.versions
      .find({ postId }, { content: 0 })
      .sort({ version: -1 })
      .limit(POST_LIMITS.versions)
      .lean<PostVersionRecord[]>()
      .exec();
  }

  latest(postId: Types.ObjectId): Promise<PostVersionRecord | null> {
    return this.versions.findOne({ postId }).sort({ version: -1 }).lean<PostVersionRecord>().exec();
  }

  find(postId: Types.ObjectId, version: number): Promise<PostVersionRecord | null> {
    return this.versions.findOne({ postId, version }).lean<PostVersionRecord>().exec();
  }

  async removeOf(postId: Types.ObjectId): Promise<void> {
    await this.versions.deleteMany({ postId }).exec();
  }

  /** Forgets which account wrote what. */
  async forgetAuthor(by: string): Promise<void> {
    await this.versions.updateMany({ by }, { $set: { by: null } }).exec();
  }
}
