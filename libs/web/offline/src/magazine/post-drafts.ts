import type { AdministeredPost, PostContent } from '@word-unfolded/contracts';
import { createStore } from '../store/create-store.js';

/** What an author has written on this device and the server does not have yet. */
export type StoredPostDraft = {
  /** The post as the server had it when the author began. */
  readonly of: AdministeredPost;
  readonly content: PostContent;
  readonly slug: string;
  readonly twinId: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What was sent without an answer: the server may have it. */
  readonly sent?: readonly SentPost[];
};

type SentPost = Pick<StoredPostDraft, 'content' | 'slug' | 'twinId'>;

export const postDraftStore = createStore<StoredPostDraft>('magazine_drafts');

const keyOf = (owner: string, id: string) => `${owner}/${id}`;

/** The draft of a post on this device. */
export function readPostDraft(owner: string, id: string): Promise<StoredPostDraft | undefined> {
  return postDraftStore.read(keyOf(owner, id));
}

/** Stores a draft, or removes it once the server has it. @throws Error when the browser refuses to store it */
export async function storePostDraft(
  owner: string,
  id: string,
  draft: StoredPostDraft | undefined,
): Promise<void> {
  await postDraftStore.change(keyOf(owner, id), () => draft);
}
