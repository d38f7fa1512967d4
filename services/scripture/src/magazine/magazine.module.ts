import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { StorageModule } from '@word-unfolded/storage';
import { AuthorErasure } from './authoring/author-erasure.js';
import { CreatePostUseCase } from './authoring/create-post.use-case.js';
import { Editors } from './authoring/editors.js';
import { PostCovers } from './authoring/post-covers.js';
import { PostRetention } from './authoring/post-retention.js';
import { PostTwins } from './authoring/post-twins.js';
import { PostsController } from './authoring/posts.controller.js';
import { QuotationCheck } from './authoring/quotation-check.js';
import { SavePostUseCase } from './authoring/save-post.use-case.js';
import { ScheduledPosts } from './authoring/scheduled-posts.js';
import { PostStore } from './post-store.js';
import { ReadFeedUseCase } from './reading/read-feed.use-case.js';
import { PublishedPosts } from './reading/published-posts.js';
import { PostSpelling } from './reading/post-spelling.js';
import { SearchedPosts } from './reading/searched-posts.js';
import { SearchPostsUseCase } from './reading/search-posts.use-case.js';
import { ReferencePreviews } from './reading/reference-previews.js';
import { PostVersionRepository } from './records/post-version.repository.js';
import { PostRepository } from './records/post.repository.js';
import { SeedPosts } from './seed/seed-posts.js';
import { SourcesModule } from '../sources/sources.module.js';
import { ReferenceWorksModule } from '../works/reference-works.module.js';

/**
 * The Logos Learning Magazine. The main file of the service lists `persistenceConfiguration`, `redisConfiguration` and
 * `storageConfiguration`.
 */
@Module({
  imports: [RedisModule, StorageModule, SourcesModule, ReferenceWorksModule],
  controllers: [
    PublishedPosts,
    SearchPostsUseCase,
    ReadFeedUseCase,
    CreatePostUseCase,
    SavePostUseCase,
    PostsController,
  ],
  providers: [
    PostRepository,
    PostVersionRepository,
    PostStore,
    PostTwins,
    PostCovers,
    Editors,
    QuotationCheck,
    ScheduledPosts,
    PostRetention,
    AuthorErasure,
    SeedPosts,
    ReferencePreviews,
    PostSpelling,
    SearchedPosts,
  ],
})
export class MagazineModule {}
