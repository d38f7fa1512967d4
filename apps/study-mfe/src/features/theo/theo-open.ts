import { keptText } from '@word-unfolded/ui';
import { create } from 'zustand';

/** Specification, section 5: a conversation id is valid only as 24 hex characters. */
const CONVERSATION_ID = /^[0-9a-f]{24}$/i;

const keptConversation = keptText('theoConversation', 'tab');
const keptReader = keptText('theoConversationReader', 'tab');
const keptPanel = keptText('theoPanel', 'tab');

type TheoOpen = {
  /** Whether the floating panel is open. */
  readonly isOpen: boolean;
  /** The conversation that is shown; undefined for a new one. */
  readonly conversationId: string | undefined;
  /** Whose it is; undefined until a reader has seen it. */
  readonly readerId: string | undefined;
};

/** What of the assistant is open, over reloads of this tab. */
export const useTheoOpen = create<TheoOpen>(() => ({
  isOpen: keptPanel.read() === 'open',
  conversationId: readConversationId(keptConversation.read()),
  readerId: keptReader.read() ?? undefined,
}));

/** A conversation id of an address or of this tab; undefined for what cannot be one. */
export function readConversationId(text: string | null | undefined): string | undefined {
  return text && CONVERSATION_ID.test(text) ? text.toLowerCase() : undefined;
}

/** The conversation that an address asks for. */
export const conversationOfAddress = (search: string) =>
  readConversationId(new URLSearchParams(search).get('conversationId'));

export function showTheo(isOpen: boolean): void {
  keptPanel.write(isOpen ? 'open' : 'shut');
  useTheoOpen.setState({ isOpen });
}

/** Shows a conversation, or begins a new one. */
export function openConversation(conversationId: string | undefined): void {
  if (conversationId === undefined) keptConversation.forget();
  else keptConversation.write(conversationId);
  keptReader.forget();
  useTheoOpen.setState({ conversationId, readerId: undefined });
}

/** Notes who reads the open conversation. Somebody else's is put away: a tab may be used by one reader after another. */
export function readConversationAs(readerId: string): void {
  const open = useTheoOpen.getState();
  if (open.conversationId === undefined || open.readerId === readerId) return;
  if (open.readerId !== undefined) return openConversation(undefined);
  keptReader.write(readerId);
  useTheoOpen.setState({ readerId });
}
