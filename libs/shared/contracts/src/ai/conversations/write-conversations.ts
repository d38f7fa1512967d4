import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { scriptureRef } from '../answers/answer-task.js';
import {
  conversation,
  CONVERSATION_LIMITS,
  conversationMessage,
  conversationSummary,
  conversationTitle,
  ownConversation,
} from './conversation.js';
import { multilineText } from '../../text/text-fields.js';

const inPath = z.object({ id: documentId });
const common = { tag: 'Conversations', gate: 'signed-in' as const, params: inPath };

const begun = z.object({ title: conversationTitle.optional(), scriptureRef: scriptureRef.optional() });

/** Creates an empty conversation; without a title it gets one from its first question. */
export const CreateConversation = defineMessage({
  subject: 'ai.conversations.create',
  request: begun.extend({ userId: documentId }),
  response: conversation,
});

export const createConversationRoute = defineRoute({
  method: 'POST',
  path: '/api/chat',
  summary: 'Begin a conversation',
  tag: 'Conversations',
  gate: 'signed-in',
  message: CreateConversation,
  body: begun,
  status: 201,
  toRequest: ({ body }, { reader }) => ({ ...body, userId: reader.id }),
});

const said = z.object({
  content: multilineText('QUESTION_REQUIRED')
    .trim()
    .min(1, 'QUESTION_REQUIRED')
    .max(CONVERSATION_LIMITS.messageCharacters),
  parentId: documentId
    .optional()
    .meta({ description: 'The message that it follows; the newest when absent.' }),
});

/**
 * Adds a message of the reader without requesting an answer. Only the ai service writes assistant messages, so that
 * every text that is marked as Scripture has been compared with it. Errors: CONVERSATION_NOT_FOUND, CONVERSATION_FULL.
 */
export const AddMessage = defineMessage({
  subject: 'ai.conversations.add-message',
  request: ownConversation.extend(said.shape),
  response: conversationMessage,
});

export const addMessageRoute = defineRoute({
  ...common,
  method: 'POST',
  path: '/api/chat/{id}/message',
  summary: 'Add a message of the reader',
  message: AddMessage,
  body: said,
  status: 201,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});

/** Renames a conversation. Errors: CONVERSATION_NOT_FOUND. */
export const RenameConversation = defineMessage({
  subject: 'ai.conversations.rename',
  request: ownConversation.extend({ title: conversationTitle }),
  response: conversationSummary,
});

export const renameConversationRoute = defineRoute({
  ...common,
  method: 'PATCH',
  path: '/api/chat/{id}/title',
  summary: 'Rename a conversation',
  message: RenameConversation,
  body: z.object({ title: conversationTitle }),
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});

/** Archives or restores a conversation. Errors: CONVERSATION_NOT_FOUND. */
export const ArchiveConversation = defineMessage({
  subject: 'ai.conversations.archive',
  request: ownConversation.extend({ isActive: z.boolean() }),
  response: conversationSummary,
});

export const archiveConversationRoute = defineRoute({
  ...common,
  method: 'PATCH',
  path: '/api/chat/{id}/archive',
  summary: 'Archive or restore a conversation',
  message: ArchiveConversation,
  body: z.object({ isActive: z.boolean() }),
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});

/** Deletes a conversation and ends its shares. Errors: CONVERSATION_NOT_FOUND. */
export const DeleteConversation = defineMessage({
  subject: 'ai.conversations.delete',
  request: ownConversation,
  response: z.object({ deleted: z.literal(true) }),
});

export const deleteConversationRoute = defineRoute({
  ...common,
  method: 'DELETE',
  path: '/api/chat/{id}',
  summary: 'Delete a conversation',
  message: DeleteConversation,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, id: params.id }),
});

/**
 * Creates a new conversation from the messages up to and including a given one. Errors: CONVERSATION_NOT_FOUND, also
 * when the message is not part of the conversation.
 */
export const ForkConversation = defineMessage({
  subject: 'ai.conversations.fork',
  request: ownConversation.extend({ messageId: documentId }),
  response: conversation,
});

export const forkConversationRoute = defineRoute({
  ...common,
  method: 'POST',
  path: '/api/chat/{id}/fork',
  summary: 'Begin a new conversation from a message of another',
  message: ForkConversation,
  body: z.object({ messageId: documentId }),
  status: 201,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});
