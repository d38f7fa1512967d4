import type { ChunkOf, ReadKeptAnswers } from '@word-unfolded/contracts';
import type { ConversationRecord } from '../conversations/conversation.schema.js';
import type { MessageRecord } from '../conversations/message.schema.js';
import type { ShareRecord } from '../conversations/share.schema.js';

type Kept<Part> = Extract<ChunkOf<typeof ReadKeptAnswers>, { part: Part }>['items'][number];

/** A conversation as its reader takes it along. */
export function keptConversation(record: ConversationRecord): Kept<'conversations'> {
  const { id, title, scriptureRef, isActive, createdAt, updatedAt } = record;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, title, scriptureRef, isActive, ...times };
}

/** What was said in it. */
export function keptMessage(record: MessageRecord): Kept<'messages'> {
  const { conversationId, id, parentId, role, content, status, writer, createdAt } = record;
  return {
    ...{ conversationId, id, parentId, role, content, status },
    writer: writer && { kind: writer.kind, name: writer.name },
    createdAt: createdAt.toISOString(),
  };
}

/** That it is shared. */
export function keptLink({
  conversationId,
  createdAt,
}: Pick<ShareRecord, 'conversationId' | 'createdAt'>): Kept<'links'> {
  return { conversationId, createdAt: createdAt.toISOString() };
}
