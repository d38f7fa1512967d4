import type { ConversationMessage } from '@word-unfolded/contracts';
import { createKeep } from '@word-unfolded/offline';

/** A visitor's conversation about a passage, or about nothing in particular. It never leaves this browser. */
export type LocalChat = {
  /** 24 hex characters, as the id of any conversation. */
  readonly id: string;
  readonly messages: readonly ConversationMessage[];
};

/** What a visitor said, by the passage that it is about (specification, section 3: "or 'general'"). */
export const localChats = createKeep<LocalChat>('theo_chats');

/** The key of the conversation about a passage. */
export const localChatKey = (reference: string | undefined) => `visitor/${reference ?? 'general'}`;

/** An id as the server makes them. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
