import { POST_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { DrawShareCard } from '../ai/images/share-card.js';
import { defineRoute, type RouteContract } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { administeredPost, slugParameter } from './post-fields.js';

export const POST_COVER_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The cover that was uploaded for a post. Errors: POST_NOT_FOUND, POST_COVER_NOT_FOUND. */
export const GetPostCover = defineMessage({
  subject: 'scripture.magazine.cover',
  safe: true,
  request: z.object({ slug: slugParameter }),
  response: z.object({ key: z.string().meta({ description: 'The stored file.' }) }),
});

const cover = {
  method: 'GET',
  tag: 'Magazine',
  gate: 'everyone',
  params: z.object({ post: slugParameter }),
  // `v` of the address names the version of the cover, so that it may be stored for long.
  query: z.object({ v: z.string().max(60).optional() }),
} as const;

const answerFile = {
  mediaTypes: POST_COVER_MEDIA_TYPES,
  headers: {},
  of: ({ key }: { readonly key: string }) => ({ key, headers: { 'cache-control': 'public, max-age=86400' } }),
} as const;

/** The cover of a post that has none of its own: its title, drawn as a card. */
const drawnCoverRoute = defineRoute({
  ...cover,
  path: '/api/magazine/{post}/cover',
  summary: 'The cover of a post, drawn',
  message: DrawShareCard,
  toRequest: ({ params }, { language }) => ({ language, of: params }),
  answerFile,
});

const ownCoverRoute = defineRoute({
  ...cover,
  path: '/api/magazine/{post}/cover',
  summary: 'The cover of a post',
  message: GetPostCover,
  toRequest: ({ params }) => ({ slug: params.post }),
  answerFile,
});

export const postCoverRoute: RouteContract = {
  ...(ownCoverRoute as RouteContract),
  orElse: { on: 'POST_COVER_NOT_FOUND', route: drawnCoverRoute as RouteContract },
};

const requires = { tier: 'admin' } as const;
const admins = { gate: { tier: 'admin' }, tag: 'Magazine', params: z.object({ id: documentId }) } as const;

/** The uploaded cover of any post. Errors: POST_NOT_FOUND, POST_COVER_NOT_FOUND. */
export const GetAdministeredPostCover = defineMessage({
  subject: 'scripture.magazine.administered-cover',
  safe: true,
  request: z.object({ id: documentId }),
  response: z.object({ key: z.string() }),
  requires,
});

export const administeredPostCoverRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/magazine/{id}/cover',
  summary: 'The uploaded cover of any post, also of a draft',
  message: GetAdministeredPostCover,
  toRequest: ({ params }) => params,
  answerFile: {
    mediaTypes: POST_COVER_MEDIA_TYPES,
    headers: {},
    of: ({ key }: { readonly key: string }) => ({ key, headers: {} }),
  },
});

/** Gives a post a cover of its own. Errors: POST_NOT_FOUND, POST_COVER_INVALID, POST_COVER_TOO_LARGE. */
export const SetPostCover = defineMessage({
  subject: 'scripture.magazine.set-cover',
  request: z.object({ id: documentId, upload: z.string().max(200) }),
  response: administeredPost,
  timeoutMs: 15_000,
  requires,
});

export const setPostCoverRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/admin/magazine/{id}/cover',
  summary: 'Give a post a cover of its own',
  message: SetPostCover,
  upload: {
    field: 'cover',
    maxBytes: POST_LIMITS.coverBytes,
    tooLarge: 'POST_COVER_TOO_LARGE',
    missing: 'POST_COVER_INVALID',
  },
  toRequest: ({ params, file }) => ({ ...params, upload: file.key }),
});

/** Removes the cover of a post; its title is drawn again. Errors: POST_NOT_FOUND. */
export const RemovePostCover = defineMessage({
  subject: 'scripture.magazine.remove-cover',
  request: z.object({ id: documentId }),
  response: administeredPost,
  requires,
});

export const removePostCoverRoute = defineRoute({
  ...admins,
  method: 'DELETE',
  path: '/api/admin/magazine/{id}/cover',
  summary: 'Remove the cover of a post',
  message: RemovePostCover,
  toRequest: ({ params }) => params,
});
