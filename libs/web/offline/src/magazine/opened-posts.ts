import type { PublishedPost } from '@word-unfolded/contracts';
import { createStore } from '../store/create-store.js';

/** A post that was opened on this device, to be read there again without a network. */
export type OpenedPost = {
  readonly post: PublishedPost;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** Its cover, once it was fetched. */
  readonly picture?: Blob;
};

/** Posts of one reader on a device; the one that was opened longest ago makes room. */
const MOST = 60;

export const openedPostStore = createStore<OpenedPost>('magazine_posts');

const keyOf = (owner: string, slug: string) => `${owner}/${slug}`;

/** A post that was opened on this device; undefined for any other. */
export function readOpenedPost(owner: string, slug: string): Promise<OpenedPost | undefined> {
  return openedPostStore.read(keyOf(owner, slug));
}

/** The posts that were opened on this device, the latest first. */
export async function readOpenedPosts(owner: string): Promise<OpenedPost[]> {
  const posts = await openedPostStore.readAll(`${owner}/`);
  return posts.sort((one, other) => other.openedAt - one.openedAt);
}

/** Stores a post that was opened. @throws Error when the browser refuses to store it */
export async function storeOpenedPost(owner: string, post: PublishedPost): Promise<void> {
  await openedPostStore.change(keyOf(owner, post.slug), (stored) => {
    const isSameCover = stored?.picture && stored.post.cover === post.cover;
    return { post, openedAt: Date.now(), ...(isSameCover && { picture: stored.picture }) };
  });
  const old = (await readOpenedPosts(owner)).slice(MOST);
  for (const { post: each } of old) await openedPostStore.change(keyOf(owner, each.slug), () => undefined);
}

/** Stores the cover of a post that was opened; that of an earlier version is ignored. @throws Error as above */
export async function storeOpenedCover(
  owner: string,
  { slug, cover }: PublishedPost,
  picture: Blob,
): Promise<void> {
  await openedPostStore.change(keyOf(owner, slug), (stored) =>
    stored?.post.cover === cover ? { ...stored, picture } : stored,
  );
}

/** Removes a post that is not published any more. */
export async function forgetOpenedPost(owner: string, slug: string): Promise<void> {
  await openedPostStore.change(keyOf(owner, slug), () => undefined);
}
