import type { ConversationMessage } from '@word-unfolded/contracts';

/** A conversation as a tree: each message has a parent, and several may have the same one. */
export type Messages = readonly ConversationMessage[];

/**
 * A path through a conversation, from its root through a message to its newest descendant.
 *
 * @param through undefined for the path to the newest message of all
 */
export function wayThrough(messages: Messages, through: string | null | undefined): ConversationMessage[] {
  const start = messageOf(messages, through) ?? messages.at(-1);
  if (!start) return [];
  const way = wayTo(messages, start.id);
  for (let last: ConversationMessage | undefined = start; last;) {
    last = newestAfter(messages, last.id);
    if (last) way.push(last);
  }
  return way;
}

/** The path from the root to a message, inclusive; empty for null, and for a message that does not exist. */
export function wayTo(messages: Messages, id: string | null): ConversationMessage[] {
  const way: ConversationMessage[] = [];
  const seen = new Set<string>();
  for (let message = messageOf(messages, id); message; message = messageOf(messages, message.parentId)) {
    if (seen.has(message.id)) break; // a valid store has no cycle, but a cycle would block the page
    seen.add(message.id);
    way.unshift(message);
  }
  return way;
}

export function messageOf(
  messages: Messages,
  id: string | null | undefined,
): ConversationMessage | undefined {
  return id ? messages.find((each) => each.id === id) : undefined;
}

function newestAfter(messages: Messages, id: string): ConversationMessage | undefined {
  return messages.findLast(({ parentId }) => parentId === id);
}

/** The position of a message among its siblings: its number from 1, their count, and its neighbours. */
export function placeAmongSiblings({ id, siblings }: ConversationMessage): {
  readonly number: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
} {
  const index = Math.max(0, siblings.indexOf(id));
  return {
    number: index + 1,
    count: Math.max(1, siblings.length),
    previous: siblings[index - 1],
    next: siblings[index + 1],
  };
}

/** Adds a message as a sibling of the messages with the same parent. */
export function withMessage(
  messages: Messages,
  message: Omit<ConversationMessage, 'siblings'>,
): ConversationMessage[] {
  const isSibling = ({ parentId }: ConversationMessage) => parentId === message.parentId;
  const siblings = [...messages.filter(isSibling).map(({ id }) => id), message.id];
  return [
    ...messages.map((each) => (isSibling(each) ? { ...each, siblings } : each)),
    { ...message, siblings },
  ];
}
