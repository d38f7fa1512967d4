import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useStored } from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { useEffect } from 'react';
import { conversationQuery } from '../../../conversations/conversation-query.js';
import { localChatKey, localChats } from '../thread/local-chats.js';
import type { Messages } from '../../../conversations/thread.js';
import { readConversationAs, useTheoOpen } from '../theo-open.js';

/** The messages of a conversation, wherever they are stored. */
export type Thread = {
  /** The id of a reader's conversation on the server. A visitor's conversation has none, and neither has a new one. */
  readonly conversation: Conversation | undefined;
  readonly conversationId: string | undefined;
  readonly isVisitor: boolean;
  readonly messages: Messages;
  /** The current message of the conversation. */
  readonly currentId: string | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

const NOTHING: Messages = [];

/**
 * The open conversation: a reader's from the server, a visitor's from this browser.
 *
 * @param reference the passage of a visitor's conversation
 */
export function useThread(reference: string | undefined): Thread {
  const { status, user } = useSession();
  const language = useLanguage();
  const isVisitor = status === 'visitor';
  const conversationId = useConversationOf(user?._id);
  const query = useQuery({
    ...conversationQuery(conversationId ?? '', language),
    enabled: conversationId !== undefined,
  });
  const local = useStored(localChats, isVisitor ? localChatKey(reference) : undefined);
  const conversation = conversationId === undefined ? undefined : query.data;
  return {
    conversation,
    conversationId,
    isVisitor,
    messages: (isVisitor ? local.item?.messages : conversation?.messages) ?? NOTHING,
    currentId: conversation?.currentId ?? undefined,
    isLoading: conversationId !== undefined && query.isPending,
    error: conversationId === undefined || query.data ? undefined : query.error,
    retry: () => void query.refetch(),
  };
}

/** The id of the conversation that a reader has open. */
function useConversationOf(readerId: string | undefined): string | undefined {
  const { conversationId, readerId: whose } = useTheoOpen();
  useEffect(() => {
    if (readerId !== undefined) readConversationAs(readerId);
  }, [readerId, conversationId]);
  const isTheirs = readerId !== undefined && (whose === undefined || whose === readerId);
  return isTheirs ? conversationId : undefined;
}
