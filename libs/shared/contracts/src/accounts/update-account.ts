import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { documentId, name, occupation, personalNote, username } from './account-fields.js';
import { device } from './sessions/device.js';
import { user } from './user.js';

/** The fields of an account that a reader may change; an absent field stays as it is. */
export const profileChanges = z.strictObject({
  name: name.optional(),
  username: username.optional(),
  occupation: occupation.optional(),
  selahProfileNote: personalNote.optional(),
  language: z.enum(LANGUAGES).optional(),
});

/** Changes the profile. Error: USERNAME_TAKEN. */
export const UpdateAccount = defineMessage({
  subject: 'auth.account.update',
  request: z.object({ userId: documentId, changes: profileChanges, device }),
  response: user,
});

export const updateProfileRoute = defineRoute({
  method: 'PUT',
  path: '/api/auth/profile',
  summary: 'Change the profile',
  tag: 'Accounts',
  gate: 'signed-in',
  message: UpdateAccount,
  body: profileChanges,
  toRequest: ({ body }, { reader, device }) => ({ userId: reader.id, changes: body, device }),
});
