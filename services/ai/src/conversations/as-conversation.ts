import {
  CONVERSATION_LIMITS,
  type Conversation,
  type ConversationMessage,
  type ConversationShare,
  type ConversationSummary,
} from '@word-unfolded/contracts';
import type { ConversationRecord } from './conversation.schema.js';
import type { MessageRecord } from './messages/message.schema.js';
import { MessageTree } from './messages/message-tree.js';
import type { ShareRecord } from './sharing/share.schema.js';

/** A message that is still `writing` after this time was abandoned. In milliseconds. */
const LONGEST_WRITING_MS = 15 * 60_000;

export function asSummary(record: ConversationRecord): ConversationSummary {
  const { id, title, scriptureRef, isActive, createdAt, updatedAt } = record;
  return {
    _id: id,
    title,
    ...(scriptureRef !== null && { scriptureRef }),
    isActive,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A conversation with as many of the messages after `after` as one response may carry. */
export function asConversation(
  record: ConversationRecord,
  messages: readonly MessageRecord[],
  shares: readonly Omit<ShareRecord, 'messages'>[],
  { now, after }: { readonly now: Date; readonly after?: string | undefined },
): Conversation {
  const tree = new MessageTree(messages);
  const start = after === undefined ? 0 : messages.findIndex(({ id }) => id === after) + 1;
  const shown = atOnce(messages.slice(start));
  const isLast = start + shown.length === messages.length;
  return {
    ...asSummary(record),
    currentId: record.currentId,
    messages: shown.map((message) => asMessage(message, tree, now)),
    next: isLast ? null : shown.at(-1)!.id,
    shares: shares.map(asShare),
  };
}

export function asMessage(
  message: MessageRecord,
  tree: MessageTree<MessageRecord>,
  now: Date,
): ConversationMessage {
  const { id, parentId, role, content, createdAt, answerId, writer } = message;
  return {
    id,
    parentId,
    role,
    content,
    createdAt: createdAt.toISOString(),
    status: statusOf(message, now),
    ...(answerId !== null && { answerId }),
    ...(writer && { writer: { kind: writer.kind, name: writer.name } }),
    siblings: tree.siblings(message),
  };
}

export function asShare({
  id,
  token,
  createdAt,
}: Pick<ShareRecord, 'id' | 'token' | 'createdAt'>): ConversationShare {
  return { shareId: id, token, path: `/shared/${token}`, createdAt: createdAt.toISOString() };
}

function statusOf({ status, createdAt }: MessageRecord, now: Date): MessageRecord['status'] {
  const isForgotten = now.getTime() - createdAt.getTime() > LONGEST_WRITING_MS;
  return status === 'writing' && isForgotten ? 'failed' : status;
}

/** As many messages as one response may carry, at least one. */
function atOnce(messages: readonly MessageRecord[]): readonly MessageRecord[] {
  let characters = 0;
  const end = messages.findIndex(({ content }, index) => {
    characters += content.length;
    return index > 0 && characters > CONVERSATION_LIMITS.charactersAtOnce;
  });
  return end < 0 ? messages : messages.slice(0, end);
}
