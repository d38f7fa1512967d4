import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import {
  conversationMessage,
  conversationShare,
  conversationSummary,
  ownConversation,
} from './conversation.js';

/** An unguessable token: at least 128 random bits, as text. */
export const shareToken = z.string().regex(/^[\w-]{22,64}$/, 'SHARE_NOT_FOUND');

/**
 * Lets everyone who has the link read a conversation as it is now: the messages from the beginning to `messageId`, or
 * to the newest. Errors: CONVERSATION_NOT_FOUND, SHARES_FULL.
 */
export const ShareConversation = defineMessage({
  subject: 'ai.conversations.share',
  request: ownConversation.extend({ messageId: documentId.optional() }),
  response: conversationShare,
});

export const shareConversationRoute = defineRoute({
  method: 'POST',
  path: '/api/chat/{id}/share',
  summary: 'Share a conversation by a link',
  tag: 'Conversations',
  gate: 'signed-in',
  message: ShareConversation,
  params: z.object({ id: documentId }),
  body: z.object({ messageId: documentId.optional() }).optional(),
  status: 201,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});

/** Ends a share: its link stops working. Errors: SHARE_NOT_FOUND. */
export const EndShare = defineMessage({
  subject: 'ai.shares.end',
  request: z.object({ userId: documentId, shareId: documentId }),
  response: z.object({ ended: z.literal(true) }),
});

export const endShareRoute = defineRoute({
  method: 'DELETE',
  path: '/api/share/{share}',
  summary: 'End a share of a conversation',
  tag: 'Conversations',
  gate: 'signed-in',
  message: EndShare,
  params: z.object({ share: z.string().regex(/^[0-9a-f]{24}$/, 'SHARE_NOT_FOUND') }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, shareId: params.share }),
});

/** A conversation as it was when it was shared. It does not name its owner. */
export const sharedConversation = conversationSummary.pick({ title: true, scriptureRef: true }).extend({
  kind: z.literal('chat'),
  sharedAt: z.iso.datetime(),
  messages: z.array(
    conversationMessage.pick({ role: true, content: true, createdAt: true, status: true, writer: true }),
  ),
});

export type SharedConversation = z.infer<typeof sharedConversation>;

/** The conversation that a link shows. Errors: SHARE_NOT_FOUND, also when the share was ended. */
export const GetShare = defineMessage({
  subject: 'ai.shares.get',
  safe: true,
  request: z.object({ token: shareToken }),
  response: sharedConversation,
});

export const getShareRoute = defineRoute({
  method: 'GET',
  path: '/api/share/{share}',
  summary: 'A conversation that was shared by a link',
  tag: 'Conversations',
  gate: 'everyone',
  message: GetShare,
  params: z.object({ share: shareToken }),
  toRequest: ({ params }) => ({ token: params.share }),
});
