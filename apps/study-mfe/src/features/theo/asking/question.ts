import type { ConversationMessage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** A question to the assistant as this page keeps it, from which it is sent (again). */
export type Question = {
  /** What the reader said; of an answer that is written anew, what it answers. */
  readonly text: string;
  /** The message that it follows; null at the beginning. */
  readonly base: string | null;
  /** The answer that is to be written anew, or the question that is asked in other words. */
  readonly instead?: { readonly kind: 'regenerate' | 'edit'; readonly messageId: string };
  readonly conversationId?: string;
  readonly scriptureRef?: string;
  readonly translationId?: string;
  readonly firstName?: string;
  readonly language: Language;
  /** Of a visitor: what was said before, since no conversation is kept for them. */
  readonly history?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
};

/** Messages before a visitor's question that are sent with it, and characters of each. */
const HISTORY = { messages: 10, characters: 4_000 } as const;

/** What was said before a visitor's question. */
export function historyOf(way: readonly ConversationMessage[]): NonNullable<Question['history']> {
  return way
    .filter(({ content }) => content !== '')
    .slice(-HISTORY.messages)
    .map(({ role, content }) => ({ role, content: content.slice(0, HISTORY.characters) }));
}

/** The question as the route takes it. */
export function bodyOf({ text, base, instead, history, ...same }: Question): object {
  const { conversationId } = same;
  if (conversationId === undefined) return { ...same, question: text, ...(history && { history }) };
  if (instead?.kind === 'regenerate') return { ...same, regenerate: { messageId: instead.messageId } };
  if (instead?.kind === 'edit') return { ...same, edit: { messageId: instead.messageId, question: text } };
  return { ...same, question: text, ...(base && { parentId: base }) };
}
