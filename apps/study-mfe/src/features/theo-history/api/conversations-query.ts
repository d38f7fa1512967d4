import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listConversationsRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { HistoryView } from '../history-address.js';

/** The key prefix of all conversation lists, which a change of one conversation invalidates. */
export const CONVERSATIONS = ['conversations'] as const;

/** One page of the reader's conversations, the most recently used first. */
export function conversationsQuery({ page, archived, search }: HistoryView, language: Language) {
  return queryOptions({
    queryKey: [...CONVERSATIONS, page, archived, search],
    queryFn: ({ signal }) =>
      getData(
        listConversationsRoute,
        {
          query: {
            page: String(page),
            archived: String(archived),
            ...(search !== '' && { search }),
          },
        },
        { language, signal },
      ),
    placeholderData: keepPreviousData,
  });
}
