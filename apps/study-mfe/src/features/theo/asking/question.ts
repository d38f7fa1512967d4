import type { ConversationMessage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** A question to the assistant as this page stores it, from which it is sent and resent. */
export type Question = {
  /** The reader's text; for a regenerated answer, the question that it answers. */
  readonly text: string;
  /** The preceding message; null at the beginning. */
  readonly base: string | null;
  /** The answer to regenerate, or the question to edit. */
  readonly instead?: { readonly kind: 'regenerate' | 'edit'; readonly messageId: string };
  readonly conversationId?: string;
  readonly scriptureRef?: string;
  readonly translationId?: string;
  readonly firstName?: string;
  readonly language: Language;
  /** For a visitor: the earlier messages, because their conversations are not stored. */
  readonly history?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
};

/** Limits of a visitor's earlier messages: how many are sent, and characters of each. */
const HISTORY = { messages: 10, characters: 4_000 } as const;

/** The messages before a visitor's question. */
export function historyOf(way: readonly ConversationMessage[]): NonNullable<Question['history']> {
  return way
    .filter(({ content }) => content !== '')
    .slice(-HISTORY.messages)
    .map(({ role, content }) => ({ role, content: content.slice(0, HISTORY.characters) }));
}

/** The question in the format of the route. */
export function bodyOf({ text, base, instead, history, ...same }: Question): object {
  const { conversationId } = same;
  if (conversationId === undefined) return { ...same, question: text, ...(history && { history }) };
  if (instead?.kind === 'regenerate') return { ...same, regenerate: { messageId: instead.messageId } };
  if (instead?.kind === 'edit') return { ...same, edit: { messageId: instead.messageId, question: text } };
  return { ...same, question: text, ...(base && { parentId: base }) };
}
