import { CONVERSATION_LIMITS } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';

/** The filters and the page of the list of conversations. */
export type HistoryView = {
  /** From 1. */
  readonly page: number;
  readonly archived: boolean;
  readonly search: string;
};

/** Reads the query of the page's address; invalid values are ignored. */
export function readHistoryAddress(query: string): HistoryView {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    archived: parameters.get('archived') === 'true',
    search: (parameters.get('search') ?? '').trim().slice(0, CONVERSATION_LIMITS.searchCharacters),
  };
}

/** The address of this list. */
export function historyAddress({ page, archived, search }: HistoryView): string {
  const parameters = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(archived && { archived: 'true' }),
    ...(search !== '' && { search }),
  }).toString();
  return parameters ? `${PAGES.theoHistory}?${parameters}` : PAGES.theoHistory;
}

/** The address at which a conversation continues. */
export const conversationAddress = (id: string) => `${PAGES.study}?conversationId=${id}`;
