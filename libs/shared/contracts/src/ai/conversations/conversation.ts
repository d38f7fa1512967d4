import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { answerGenerator } from '../answers/answer-event.js';
import { lineText } from '../../text/text-fields.js';

/** Upper limits of a conversation. */
export const CONVERSATION_LIMITS = {
  titleCharacters: 120,
  messageCharacters: 20_000,
  searchCharacters: 100,
  /** When they are exceeded, a new conversation must begin. */
  messages: 400,
  /** Characters of the messages in one response, far below the size limit of a NATS message. */
  charactersAtOnce: 200_000,
} as const;

export const CONVERSATIONS_AT_ONCE = { default: 20, most: 100 } as const;

/** The state of an answer; a question is always complete. */
export const MESSAGE_STATUSES = ['writing', 'complete', 'stopped', 'failed'] as const;

export const conversationMessage = z.object({
  id: documentId,
  parentId: documentId
    .nullable()
    .meta({ description: 'The message that it follows; null at the beginning.' }),
  role: z.enum(['user', 'assistant']),
  content: z.string().meta({ description: 'Markdown; in an answer with the link schemes of answers.' }),
  createdAt: z.iso.datetime(),
  status: z.enum(MESSAGE_STATUSES),
  answerId: documentId.optional().meta({ description: 'The id with which the answer can be resumed.' }),
  writer: answerGenerator.optional(),
  siblings: z
    .array(documentId)
    .meta({ description: 'All messages that follow the same one, including this one, the oldest first.' }),
});

export type ConversationMessage = z.infer<typeof conversationMessage>;

/** A conversation as a list item. */
export const conversationSummary = z.object({
  _id: documentId,
  title: z.string(),
  scriptureRef: z.string().optional(),
  isActive: z.boolean().meta({ description: 'False when it is archived.' }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type ConversationSummary = z.infer<typeof conversationSummary>;

/** A share: others may read the conversation as it was when it was shared. */
export const conversationShare = z.object({
  shareId: documentId,
  token: z.string(),
  path: z.string().meta({ description: 'The page that shows it.' }),
  createdAt: z.iso.datetime(),
});

export type ConversationShare = z.infer<typeof conversationShare>;

/** A conversation with its messages, the oldest first; `parentId` makes them a tree. */
export const conversation = conversationSummary.extend({
  currentId: documentId.nullable().meta({ description: 'The current message: the newest.' }),
  messages: z.array(conversationMessage),
  next: documentId
    .nullable()
    .meta({ description: 'The value of `after` for the next page, when there is one.' }),
  shares: z.array(conversationShare).meta({ description: 'The newest first.' }),
});

export type Conversation = z.infer<typeof conversation>;

/** A conversation by its id and owner; a conversation of another reader is not found. */
export const ownConversation = z.object({ userId: documentId, id: documentId });

export const conversationTitle = lineText().trim().min(1).max(CONVERSATION_LIMITS.titleCharacters);
