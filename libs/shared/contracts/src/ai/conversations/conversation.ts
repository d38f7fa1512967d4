import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { answerWriter } from '../answers/answer-event.js';

/** What a conversation may hold. */
export const CONVERSATION_LIMITS = {
  titleCharacters: 120,
  messageCharacters: 20_000,
  searchCharacters: 100,
  /** Beyond them a new conversation is begun. */
  messages: 400,
  /** Characters of messages that are answered at once, far below what a message of the house carries. */
  charactersAtOnce: 200_000,
} as const;

export const CONVERSATIONS_AT_ONCE = { default: 20, most: 100 } as const;

/** How far an answer has come; a question is complete. */
export const MESSAGE_STATUSES = ['writing', 'complete', 'stopped', 'failed'] as const;

export const conversationMessage = z.object({
  id: documentId,
  parentId: documentId
    .nullable()
    .meta({ description: 'The message that it follows; null at the beginning.' }),
  role: z.enum(['user', 'assistant']),
  content: z.string().meta({ description: 'Markdown; of an answer with the links of answers.' }),
  createdAt: z.iso.datetime(),
  status: z.enum(MESSAGE_STATUSES),
  answerId: documentId.optional().meta({ description: 'By which an answer can be gone on with.' }),
  writer: answerWriter.optional(),
  siblings: z
    .array(documentId)
    .meta({ description: 'All that follow the same message, itself included, the oldest first.' }),
});

export type ConversationMessage = z.infer<typeof conversationMessage>;

/** A conversation as a list shows it. */
export const conversationSummary = z.object({
  _id: documentId,
  title: z.string(),
  scriptureRef: z.string().optional(),
  isActive: z.boolean().meta({ description: 'False when it is archived.' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type ConversationSummary = z.infer<typeof conversationSummary>;

/** That others may read a conversation, as it was when it was shared. */
export const conversationShare = z.object({
  shareId: documentId,
  token: z.string(),
  path: z.string().meta({ description: 'The page that shows it.' }),
  createdAt: z.iso.datetime(),
});

export type ConversationShare = z.infer<typeof conversationShare>;

/** A conversation with its messages, the oldest first; they are a tree by their parents. */
export const conversation = conversationSummary.extend({
  currentId: documentId.nullable().meta({ description: 'The message at which it is: the newest.' }),
  messages: z.array(conversationMessage),
  next: documentId.nullable().meta({ description: 'What to ask for after, where there are more messages.' }),
  shares: z.array(conversationShare).meta({ description: 'The newest first.' }),
});

export type Conversation = z.infer<typeof conversation>;

/** Which conversation of which reader: of another reader there is none. */
export const ownConversation = z.object({ userId: documentId, id: documentId });

export const conversationTitle = z.string().trim().min(1).max(CONVERSATION_LIMITS.titleCharacters);
