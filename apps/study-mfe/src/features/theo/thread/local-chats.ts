import type { ConversationMessage } from '@word-unfolded/contracts';
import { createStore } from '@word-unfolded/offline';

/** A visitor's conversation about a passage, or without a passage. It never leaves this browser. */
export type LocalChat = {
  /** 24 hex characters, like the id of any conversation. */
  readonly id: string;
  readonly messages: readonly ConversationMessage[];
};

/** A visitor's conversations by passage (specification, section 3: "or 'general'"). */
export const localChats = createStore<LocalChat>('theo_chats');

/** The key of the conversation about a passage. */
export const localChatKey = (reference: string | undefined) => `visitor/${reference ?? 'general'}`;

/** An id in the server's format. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
