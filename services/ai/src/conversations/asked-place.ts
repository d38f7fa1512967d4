import { CatalogueError, type AskedChat } from '@word-unfolded/contracts';
import type { ConversationRecord } from './conversation.schema.js';
import type { MessageRecord } from './message.schema.js';
import type { MessageTree } from './message-tree.js';

/** Where in a conversation a question and its answer come. */
export type AskedPlace = {
  readonly question: string | undefined;
  /** The question, where it stands in the conversation already. */
  readonly questionId?: string;
  /** What the question follows. */
  readonly parentId: string | null;
};

/**
 * Finds where a question belongs: an answer that is written anew stands beside what it was, and so does a question that is
 * asked in other words.
 *
 * @throws CatalogueError MESSAGE_NOT_FOUND
 */
export function askedPlace(
  { question, regenerate, edit, parentId }: AskedChat,
  { currentId }: Pick<ConversationRecord, 'currentId'>,
  tree: MessageTree<MessageRecord>,
): AskedPlace {
  if (regenerate !== undefined) {
    const asked = messageOf(tree, messageOf(tree, regenerate, 'assistant').parentId, 'user');
    return { question: asked.content, questionId: asked.id, parentId: asked.parentId };
  }
  if (edit !== undefined) return { question, parentId: messageOf(tree, edit, 'user').parentId };
  if (parentId === undefined) return { question, parentId: currentId };
  if (!tree.get(parentId)) throw CatalogueError.of('MESSAGE_NOT_FOUND');
  return { question, parentId };
}

function messageOf(
  tree: MessageTree<MessageRecord>,
  id: string | null,
  role: MessageRecord['role'],
): MessageRecord {
  const message = id === null ? undefined : tree.get(id);
  if (message?.role !== role) throw CatalogueError.of('MESSAGE_NOT_FOUND');
  return message;
}
