import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import {
  conversation,
  CONVERSATION_LIMITS,
  CONVERSATIONS_AT_ONCE,
  conversationSummary,
  ownConversation,
} from './conversation.js';

const page = { page: z.int().min(1), limit: z.int().min(1).max(CONVERSATIONS_AT_ONCE.most) };
const search = z.string().trim().max(CONVERSATION_LIMITS.searchCharacters);

/**
 * A reader's conversations, the most recently changed first. Every word of `search` must occur in the title, the
 * reference or a message.
 */
export const ListConversations = defineMessage({
  subject: 'ai.conversations.list',
  safe: true,
  request: z.object({ userId: documentId, ...page, archived: z.boolean(), search: search.optional() }),
  response: z.object({ conversations: z.array(conversationSummary), pagination }),
});

export const listConversationsRoute = defineRoute({
  method: 'GET',
  path: '/api/chat',
  summary: 'The conversations of the reader',
  tag: 'Conversations',
  gate: 'signed-in',
  message: ListConversations,
  query: z.object({
    page: z.coerce.number().pipe(page.page).default(1),
    limit: z.coerce.number().pipe(page.limit).default(CONVERSATIONS_AT_ONCE.default),
    archived: z.enum(['true', 'false']).default('false'),
    search: search.optional(),
  }),
  toRequest: ({ query: { archived, ...query } }, { reader }) => ({
    userId: reader.id,
    ...query,
    archived: archived === 'true',
  }),
  toAnswer: (answer) => ({ data: answer, pagination: answer.pagination }),
});

/** One conversation with its messages, or only those after `after`. Errors: CONVERSATION_NOT_FOUND. */
export const GetConversation = defineMessage({
  subject: 'ai.conversations.get',
  safe: true,
  request: ownConversation.extend({ after: documentId.optional() }),
  response: conversation,
});

export const getConversationRoute = defineRoute({
  method: 'GET',
  path: '/api/chat/{id}',
  summary: 'One conversation with its messages',
  tag: 'Conversations',
  gate: 'signed-in',
  message: GetConversation,
  params: z.object({ id: documentId }),
  query: z.object({ after: documentId.optional() }),
  toRequest: ({ params, query }, { reader }) => ({ userId: reader.id, id: params.id, ...query }),
});
