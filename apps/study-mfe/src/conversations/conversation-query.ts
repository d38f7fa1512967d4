import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getConversationRoute, type Conversation } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** Maximum number of pages fetched of a conversation; no conversation has more. */
const PARTS = 20;

export const conversationKey = (id: string) => ['conversation', id] as const;

/** A conversation with all its messages, which are fetched page by page. */
export function conversationQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }): Promise<Conversation> => {
      const part = (after: string | undefined) =>
        getData(getConversationRoute, { params: { id }, query: { after } }, { language, signal });
      let whole = await part(undefined);
      for (let parts = 1; whole.next !== null && parts < PARTS; parts += 1) {
        const next = await part(whole.next);
        whole = { ...next, messages: [...whole.messages, ...next.messages] };
      }
      return whole;
    },
    staleTime: 30_000,
    retry: false,
  });
}
