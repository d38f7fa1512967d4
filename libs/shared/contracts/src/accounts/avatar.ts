import { ACCOUNT_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { documentId } from './account-fields.js';

const signedAvatar = z.object({
  avatarUrl: z.string().nullable(),
  avatarExpiresIn: z.int().nullable().meta({ description: 'Seconds for which avatarUrl is valid.' }),
});

/**
 * Takes a picture from the file store and makes it the reader's avatar. Errors: AVATAR_NOT_AN_IMAGE, AVATAR_TOO_LARGE.
 */
export const SetAvatar = defineMessage({
  subject: 'auth.avatar.set',
  request: z.object({ userId: documentId, upload: z.string().max(200) }),
  response: signedAvatar,
  timeoutMs: 20_000,
});

export const setAvatarRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/profile/avatar',
  summary: 'Set the avatar',
  tag: 'Accounts',
  gate: 'signed-in',
  message: SetAvatar,
  upload: {
    field: 'avatar',
    maxBytes: ACCOUNT_LIMITS.avatarBytes,
    tooLarge: 'AVATAR_TOO_LARGE',
    missing: 'AVATAR_NOT_AN_IMAGE',
  },
  toRequest: ({ file }, { reader }) => ({ userId: reader.id, upload: file.key }),
});

/** Removes the reader's avatar. */
export const RemoveAvatar = defineMessage({
  subject: 'auth.avatar.remove',
  request: z.object({ userId: documentId }),
  response: signedAvatar,
});

export const removeAvatarRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/profile/avatar',
  summary: 'Remove the avatar',
  tag: 'Accounts',
  gate: 'signed-in',
  message: RemoveAvatar,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});

/** A fresh signed address of the reader's avatar. */
export const RefreshAvatar = defineMessage({
  subject: 'auth.avatar.refresh',
  request: z.object({ userId: documentId }),
  response: z.object({ avatarUrl: z.string().nullable(), expiresIn: z.int().nullable() }),
});

export const refreshAvatarRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/profile/avatar/refresh',
  summary: 'A fresh address of the avatar',
  tag: 'Accounts',
  gate: 'signed-in',
  message: RefreshAvatar,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});
