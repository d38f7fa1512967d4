import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { keptPart } from '../accounts/kept-part.js';
import { defineStream } from '../messaging/define.js';
import { answerWriter } from './answers/answer-event.js';
import { MESSAGE_STATUSES } from './conversations/conversation.js';
import { mapping } from './mapping/mapping.js';

const time = z.iso.datetime();

const keptConversation = z.object({
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
  writer: answerWriter.nullable(),
  createdAt: time,
});

/** That a conversation can be read by a link, which gives a right and so is left out. */
const link = z.object({ conversationId: documentId, createdAt: time });

/** Everything that the ai service keeps of a reader: what was asked and answered, and what was mapped. */
export const ReadKeptAnswers = defineStream({
  subject: 'ai.kept.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [
    keptPart('conversations', keptConversation),
    keptPart('messages', message),
    keptPart('links', link),
    keptPart('mappings', mapping),
  ]),
});
