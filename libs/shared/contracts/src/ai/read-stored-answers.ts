import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { storedPart } from '../accounts/data/stored-part.js';
import { defineStream } from '../messaging/define.js';
import { answerGenerator } from './answers/answer-event.js';
import { MESSAGE_STATUSES } from './conversations/conversation.js';
import { mapping } from './mapping/mapping.js';

const time = z.iso.datetime();

const storedConversation = z.object({
  id: documentId,
  title: z.string(),
  scriptureRef: z.string().nullable(),
  isActive: z.boolean().meta({ description: 'False when it is archived.' }),
  createdAt: time,
  updatedAt: time,
});

const message = z.object({
  conversationId: documentId,
  id: documentId,
  parentId: documentId.nullable(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  writer: answerGenerator.nullable(),
  createdAt: time,
});

/** States that a conversation is shared by a link. The link itself is left out, because it grants access. */
const link = z.object({ conversationId: documentId, createdAt: time });

/** Everything that the ai service stores about a reader: conversations and mappings. */
export const ReadStoredAnswers = defineStream({
  subject: 'ai.stored.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [
    storedPart('conversations', storedConversation),
    storedPart('messages', message),
    storedPart('links', link),
    storedPart('mappings', mapping),
  ]),
});
