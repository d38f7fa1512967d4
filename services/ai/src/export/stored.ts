import type { ChunkOf, ReadStoredAnswers } from '@word-unfolded/contracts';
import type { ConversationRecord } from '../conversations/conversation.schema.js';
import type { MessageRecord } from '../conversations/messages/message.schema.js';
import type { ShareRecord } from '../conversations/sharing/share.schema.js';

type Stored<Part> = Extract<ChunkOf<typeof ReadStoredAnswers>, { part: Part }>['items'][number];

/** A conversation as the export contains it. */
export function storedConversation(record: ConversationRecord): Stored<'conversations'> {
  const { id, title, scriptureRef, isActive, createdAt, updatedAt } = record;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, title, scriptureRef, isActive, ...times };
}

/** Its messages. */
export function storedMessage(record: MessageRecord): Stored<'messages'> {
  const { conversationId, id, parentId, role, content, status, writer, createdAt } = record;
  return {
    ...{ conversationId, id, parentId, role, content, status },
    writer: writer && { kind: writer.kind, name: writer.name },
    createdAt: createdAt.toISOString(),
  };
}

/** Its shares. */
export function storedLink({
  conversationId,
  createdAt,
}: Pick<ShareRecord, 'conversationId' | 'createdAt'>): Stored<'links'> {
  return { conversationId, createdAt: createdAt.toISOString() };
}
