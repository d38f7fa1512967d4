import { Injectable } from '@nestjs/common';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { PostVersionRepository } from '../records/post-version.repository.js';
import { PostRepository } from '../records/post.repository.js';

/** Posts belong to the magazine and stay; which account has written them is forgotten with the account. */
@Injectable()
export class AuthorErasure extends ErasureParticipant {
  override readonly name = 'authors of posts';
  override readonly phase = 'rows';

  constructor(
    private readonly posts: PostRepository,
    private readonly versions: PostVersionRepository,
  ) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    await this.posts.forgetAuthor(owner);
    await this.versions.forgetAuthor(owner);
    return true;
  }
}
