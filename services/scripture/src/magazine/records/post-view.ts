import type { AdministeredPost, ListedPost, PostContent, PostSummary } from '@word-unfolded/contracts';
import type { PostHead } from './post.repository.js';
import type { PostRecord, PublishedContent } from './post.schema.js';

/** A published post in a list. */
export function summaryOf(post: PostHead): PostSummary {
  const { title, summary, category, tags, author, readingMinutes, changedAt } = publishedOf(post);
  return {
    id: post._id.toHexString(),
    slug: post.slug,
    language: post.language,
    ...{ title, summary, category, tags: [...tags], author, readingMinutes },
    publishedAt: (post.publishedAt ?? changedAt).toISOString(),
    updatedAt: changedAt.toISOString(),
    cover: coverVersion(post),
  };
}

/** Whether readers see a post. */
export function isSeen({ published }: Pick<PostRecord, 'published'>): boolean {
  return published !== null;
}

/** The text that readers see of a published post. */
export function publishedOf(post: PostHead): PublishedContent {
  if (!post.published) throw new Error(`post ${post.slug} is ${post.state} without a published text`);
  return post.published;
}

/** A post as administrators see it. */
export function administeredView(post: PostRecord, twin: PostRecord | null): AdministeredPost {
  return {
    ...common(post, twin),
    content: post.content,
    hasChanges: post.published !== null && !isSameContent(post.content, post.published),
    quotations: post.quotations && [...post.quotations],
  };
}

/** A post in the list of administrators. */
export function listedView(post: PostRecord, twin: PostRecord | null): ListedPost {
  const { title, category } = post.content;
  return { ...common(post, twin), title, category, inexactQuotations: post.quotations?.length ?? 0 };
}

function common(post: PostRecord, twin: PostRecord | null) {
  return {
    id: post._id.toHexString(),
    slug: post.slug,
    language: post.language,
    state: post.state,
    version: post.version,
    twin: twin && { id: twin._id.toHexString(), title: twin.content.title, state: twin.state },
    publishAt: post.publishAt?.toISOString() ?? null,
    timeZone: post.timeZone,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    updatedBy: post.updatedBy,
    cover: coverVersion(post),
    hasOwnCover: post.cover !== null,
  };
}

/** Another one when the cover may have changed: a drawn cover shows title and author. */
function coverVersion(post: PostHead): string {
  if (post.cover !== null) return post.cover.replace(/^.*\//, '').slice(0, 40);
  return (post.published?.changedAt ?? post.updatedAt).getTime().toString(36);
}

function isSameContent(one: PostContent, other: PostContent): boolean {
  return (
    one.title === other.title &&
    one.summary === other.summary &&
    one.body === other.body &&
    one.category === other.category &&
    one.author === other.author &&
    one.tags.join('\n') === other.tags.join('\n')
  );
}
