import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { documentId } from '../account-fields.js';
import { device } from './device.js';

export const session = z.object({
  id: documentId,
  current: z.boolean().meta({ description: 'Whether it is the session of this request.' }),
  browser: z.string().nullable().meta({ description: 'Such as Firefox 140.' }),
  system: z.string().nullable().meta({ description: 'Such as Windows or Android.' }),
  address: z.string().meta({ description: 'IP address of its last use.' }),
  openedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Session = z.infer<typeof session>;

const own = z.object({ userId: documentId, sessionId: documentId });

/** The devices on which a reader is signed in, the most recently used first. */
export const ListSessions = defineMessage({
  subject: 'auth.session.list',
  safe: true,
  request: own,
  response: z.array(session),
});

export const listSessionsRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The devices on which the reader is signed in',
  tag: 'Accounts',
  gate: 'signed-in',
  message: ListSessions,
  toRequest: (_, { reader }) => ({ userId: reader.id, sessionId: reader.sessionId }),
});

/** Ends one session of a reader. Error: SESSION_NOT_FOUND when it belongs to somebody else or has ended. */
export const EndSession = defineMessage({
  subject: 'auth.session.end',
  request: own.extend({ ended: documentId, device }),
  response: z.object({ ended: z.int() }),
});

export const endSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'End one session',
  tag: 'Accounts',
  gate: 'signed-in',
  message: EndSession,
  params: z.object({ id: documentId }),
  toRequest: ({ params }, { reader, device }) => ({
    userId: reader.id,
    sessionId: reader.sessionId,
    ended: params.id,
    device,
  }),
});

/** Ends every session of a reader except the one that sends the request. */
export const EndOtherSessions = defineMessage({
  subject: 'auth.session.end-others',
  request: own.extend({ device }),
  response: z.object({ ended: z.int() }),
});

export const endOtherSessionsRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End every other session',
  tag: 'Accounts',
  gate: 'signed-in',
  message: EndOtherSessions,
  toRequest: (_, { reader, device }) => ({ userId: reader.id, sessionId: reader.sessionId, device }),
});
