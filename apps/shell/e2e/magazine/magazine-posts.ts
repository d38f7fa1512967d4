import type { AdministeredPost } from '@word-unfolded/contracts';
import type { Caller } from '../ai/ai-api.js';

type NewPost = {
  readonly language?: 'en' | 'es';
  readonly title: string;
  readonly summary?: string;
  readonly body: string;
  readonly tags?: readonly string[];
  readonly twinId?: string;
};

/** Publishes a post as an administrator does. */
export async function publishPost(
  admin: Caller,
  { language = 'en', title, summary = 'What it is about.', body, tags = [], twinId }: NewPost,
): Promise<AdministeredPost> {
  const content = { title, summary, body, category: 'articles', tags, author: 'Phoebe' };
  const draft = await postOf(
    admin.call('POST', '/api/magazine', { language, content, twinId: twinId ?? null }),
  );
  const change = { content, twinId: twinId ?? null, version: draft.version, action: 'publish' };
  return postOf(admin.call('PUT', `/api/magazine/${draft.id}`, change));
}

/** A post as the server has it. */
export function readPost(admin: Caller, id: string): Promise<AdministeredPost> {
  return postOf(admin.call('GET', `/api/admin/magazine/${id}`));
}

async function postOf(response: ReturnType<Caller['call']>): Promise<AdministeredPost> {
  const { success, data, error } = await response;
  if (!success) throw new Error(`The server refused a post: ${error}`);
  return data as AdministeredPost;
}
