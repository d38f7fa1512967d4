import { storedText } from '@word-unfolded/ui';
import { create } from 'zustand';

/** Specification, section 5: a conversation id is valid only as 24 hex characters. */
const CONVERSATION_ID = /^[0-9a-f]{24}$/i;

const storedConversation = storedText('theoConversation', 'tab');
const storedReader = storedText('theoConversationReader', 'tab');
const storedPanel = storedText('theoPanel', 'tab');

type TheoOpen = {
  /** Whether the floating panel is open. */
  readonly isOpen: boolean;
  /** The displayed conversation; undefined for a new one. */
  readonly conversationId: string | undefined;
  /** The owner of the conversation; undefined until a reader has viewed it. */
  readonly readerId: string | undefined;
};

/** The open state of the assistant; it survives reloads of this tab. */
export const useTheoOpen = create<TheoOpen>(() => ({
  isOpen: storedPanel.read() === 'open',
  conversationId: readConversationId(storedConversation.read()),
  readerId: storedReader.read() ?? undefined,
}));

/** A conversation id from an address or from this tab; undefined if it is not valid. */
function readConversationId(text: string | null | undefined): string | undefined {
  return text && CONVERSATION_ID.test(text) ? text.toLowerCase() : undefined;
}

/** The conversation that an address names. */
export const conversationOfAddress = (search: string) =>
  readConversationId(new URLSearchParams(search).get('conversationId'));

export function showTheo(isOpen: boolean): void {
  storedPanel.write(isOpen ? 'open' : 'shut');
  useTheoOpen.setState({ isOpen });
}

/** Shows a conversation, or starts a new one. */
export function openConversation(conversationId: string | undefined): void {
  if (conversationId === undefined) storedConversation.forget();
  else storedConversation.write(conversationId);
  storedReader.forget();
  useTheoOpen.setState({ conversationId, readerId: undefined });
}

/**
 * Sets the reader of the open conversation, and closes that of another reader, because several readers may use a tab in
 * turn.
 */
export function readConversationAs(readerId: string): void {
  const open = useTheoOpen.getState();
  if (open.conversationId === undefined || open.readerId === readerId) return;
  if (open.readerId !== undefined) return openConversation(undefined);
  storedReader.write(readerId);
  useTheoOpen.setState({ readerId });
}
