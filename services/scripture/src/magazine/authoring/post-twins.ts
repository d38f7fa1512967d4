import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { PostRepository } from '../records/post.repository.js';
import { postId, type PostRecord } from '../records/post.schema.js';

/** Joins the versions of a post in two languages. */
@Injectable()
export class PostTwins {
  constructor(private readonly posts: PostRepository) {}

  /** The version of a post in the other language, unless it is deleted. */
  async of({ group, language }: PostRecord): Promise<PostRecord | null> {
    const twin = await this.posts.inLanguage(group, language === 'en' ? 'es' : 'en');
    return twin?.deletedAt === null ? twin : null;
  }

  /**
   * The group of a post that says the same as another one.
   *
   * @param own the post itself; undefined for a new one
   * @throws AppError POST_NOT_FOUND, POST_TWIN_LANGUAGE, POST_TWIN_TAKEN
   */
  async groupWith(twinId: string | null, language: Language, own?: PostRecord): Promise<PostRecord['group']> {
    const present = own && (await this.of(own));
    if (twinId === null) return own && !present ? own.group : postId();
    if (present?._id.toHexString() === twinId) return own!.group;
    const twin = await this.posts.find(twinId);
    if (!twin) throw AppError.of('POST_NOT_FOUND');
    if (twin.language === language) throw AppError.of('POST_TWIN_LANGUAGE');
    const other = await this.posts.inLanguage(twin.group, language);
    if (other && !other._id.equals(own?._id ?? '')) throw AppError.of('POST_TWIN_TAKEN');
    return twin.group;
  }
}
