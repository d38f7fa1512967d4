import type { ConversationMessage } from '@word-unfolded/contracts';

/** A conversation as a tree: each message follows another, and several may follow the same. */
export type Messages = readonly ConversationMessage[];

/**
 * One way through a conversation, from its beginning through a message to the newest that follows it.
 *
 * @param through undefined for the way to the newest message of all
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

/** The way from the beginning to a message, which is its last; empty for null, and for a message that is not there. */
export function wayTo(messages: Messages, id: string | null): ConversationMessage[] {
  const way: ConversationMessage[] = [];
  const seen = new Set<string>();
  for (let message = messageOf(messages, id); message; message = messageOf(messages, message.parentId)) {
    if (seen.has(message.id)) break; // no store should have a circle; a page would hang on it
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

/** Where a message stands among those that follow the same: its number from 1, of how many, and its neighbours. */
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

/** Adds a message; it is a sibling of those that follow the same. */
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
