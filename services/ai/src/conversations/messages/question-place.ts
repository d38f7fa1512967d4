import { AppError, type RequestedChat } from '@word-unfolded/contracts';
import type { ConversationRecord } from '../conversation.schema.js';
import type { MessageRecord } from './message.schema.js';
import type { MessageTree } from './message-tree.js';

/** The place of a question and its answer in a conversation. */
export type QuestionPlace = {
  readonly question: string | undefined;
  /** The id of the question, if the conversation has it already. */
  readonly questionId?: string;
  /** The message that the question follows. */
  readonly parentId: string | null;
};

/**
 * Finds the place of a question. A regenerated answer becomes a sibling of the earlier answer, and an edited question a
 * sibling of the earlier question.
 *
 * @throws AppError MESSAGE_NOT_FOUND
 */
export function questionPlace(
  { question, regenerate, edit, parentId }: RequestedChat,
  { currentId }: Pick<ConversationRecord, 'currentId'>,
  tree: MessageTree<MessageRecord>,
): QuestionPlace {
  if (regenerate !== undefined) {
    const original = messageOf(tree, messageOf(tree, regenerate, 'assistant').parentId, 'user');
    return { question: original.content, questionId: original.id, parentId: original.parentId };
  }
  if (edit !== undefined) return { question, parentId: messageOf(tree, edit, 'user').parentId };
  if (parentId === undefined) return { question, parentId: currentId };
  if (!tree.get(parentId)) throw AppError.of('MESSAGE_NOT_FOUND');
  return { question, parentId };
}

function messageOf(
  tree: MessageTree<MessageRecord>,
  id: string | null,
  role: MessageRecord['role'],
): MessageRecord {
  const message = id === null ? undefined : tree.get(id);
  if (message?.role !== role) throw AppError.of('MESSAGE_NOT_FOUND');
  return message;
}
