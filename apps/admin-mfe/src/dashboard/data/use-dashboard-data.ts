import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RouteInput } from '@word-unfolded/api-client';
import type { MessageContract, RouteContract } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { dashboardQuery } from './dashboard-query.js';

type Options = {
  /** How often it is read again while the page is visible, in milliseconds. */
  readonly everyMs?: number;
  /** False while the input is not complete; then nothing is asked. */
  readonly isReady?: boolean;
  /** Whether the former data stays while another page or filter is read. It must not be acted on as if it were the new. */
  readonly keepsFormer?: boolean;
};

/** The data of a GET route of administrators, for a page. */
export function useDashboardData<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: Pick<RouteInput, 'params' | 'query'> = {},
  { everyMs, isReady = true, keepsFormer = true }: Options = {},
) {
  const language = useLanguage();
  return useQuery({
    ...dashboardQuery(route, input, language),
    enabled: isReady,
    ...(keepsFormer && { placeholderData: keepPreviousData }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}
