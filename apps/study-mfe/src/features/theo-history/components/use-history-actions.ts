import { useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import {
  archiveConversationRoute,
  deleteConversationRoute,
  renameConversationRoute,
  type ConversationSummary,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { CONVERSATIONS } from '../api/conversations-query.js';
import { useHistoryTexts } from '../texts.js';

export type HistoryActions = {
  readonly isBusy: boolean;
  /** Each returns whether it succeeded; when it failed, the reader has seen the reason. */
  readonly rename: (conversation: ConversationSummary, title: string) => Promise<boolean>;
  readonly archive: (conversation: ConversationSummary) => Promise<boolean>;
  readonly remove: (conversation: ConversationSummary) => Promise<boolean>;
};

/** The actions for conversations; the lists are refetched afterwards. */
export function useHistoryActions(): HistoryActions {
  const t = useHistoryTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (id: string, act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      queries.removeQueries({ queryKey: ['conversation', id] });
      await queries.invalidateQueries({ queryKey: CONVERSATIONS });
      if (done) showToast(done);
      return true;
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    rename: ({ _id: id }, title) =>
      attempt(id, () =>
        callRoute(renameConversationRoute, { params: { id }, body: { title } }, { language }),
      ),
    archive: ({ _id: id, isActive }) =>
      attempt(
        id,
        () =>
          callRoute(
            archiveConversationRoute,
            { params: { id }, body: { isActive: !isActive } },
            { language },
          ),
        t(isActive ? 'done.archived' : 'done.restored'),
      ),
    remove: ({ _id: id }) =>
      attempt(
        id,
        () => callRoute(deleteConversationRoute, { params: { id } }, { language }),
        t('done.deleted'),
      ),
  };
}
