import { CONVERSATION_LIMITS } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';

/** What of the conversations is shown. */
export type HistoryView = {
  /** From 1. */
  readonly page: number;
  readonly archived: boolean;
  readonly search: string;
};

/** Reads the query of the address of the page; what it does not know is as if it were absent. */
export function readHistoryAddress(query: string): HistoryView {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    archived: parameters.get('archived') === 'true',
    search: (parameters.get('search') ?? '').trim().slice(0, CONVERSATION_LIMITS.searchCharacters),
  };
}

/** The address at which this is shown. */
export function historyAddress({ page, archived, search }: HistoryView): string {
  const parameters = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(archived && { archived: 'true' }),
    ...(search !== '' && { search }),
  }).toString();
  return parameters ? `${PAGES.theoHistory}?${parameters}` : PAGES.theoHistory;
}

/** Where a conversation is gone on with. */
export const conversationAddress = (id: string) => `${PAGES.study}?conversationId=${id}`;
