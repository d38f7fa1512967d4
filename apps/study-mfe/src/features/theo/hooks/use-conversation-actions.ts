import { useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import { forkConversationRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { conversationKey } from '../../../conversations/conversation-query.js';
import { useTheoTexts } from '../texts.js';
import { openConversation } from '../theo-open.js';
import type { Thread } from './use-thread.js';

type ConversationActions = {
  /** Forks a new conversation that contains the messages up to a given one. */
  readonly fork: (thread: Thread, messageId: string) => void;
};

/** The actions for a whole conversation. */
export function useConversationActions(): ConversationActions {
  const t = useTheoTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  return {
    fork: ({ conversationId: id }, messageId) => {
      if (id === undefined) return;
      callRoute(forkConversationRoute, { params: { id }, body: { messageId } }, { language }).then(
        (forked) => {
          if (forked.next === null) queries.setQueryData(conversationKey(forked._id), forked);
          void queries.invalidateQueries({ queryKey: ['conversations'] });
          openConversation(forked._id);
          showToast(t('actions.forked'));
        },
        (error: unknown) => showToast(readableText(error, language, 'action'), 'bad'),
      );
    },
  };
}
