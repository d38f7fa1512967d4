import { useQuery } from '@tanstack/react-query';
import { callRoute } from '@word-unfolded/api-client';
import {
  getUsageAnalyticsRoute,
  getUsageHistoryRoute,
  type GetUsageAnalytics,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';

/** The usage of today, and the limits. */
export type Usage = ResponseOf<typeof GetUsageAnalytics>;

/** The name of a metric on the page. */
export type MetricName = keyof Usage['overallMetrics'];

/** How often usage is loaded again while the page is visible, in milliseconds (specification, section 9). */
const RELOAD_MS = 60_000;

/** A page that is looked at again after a while shows what is used by then; a hidden one does not ask. */
const RELOADS = {
  staleTime: RELOAD_MS,
  refetchInterval: RELOAD_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
  refetchOnMount: 'always',
} as const;

/** The reader's usage of today; disabled without a reader. */
export function useUsage() {
  const language = useLanguage();
  const id = useSession().user?._id;
  return useQuery({
    ...RELOADS,
    queryKey: ['usage', id, language],
    queryFn: ({ signal }) => callRoute(getUsageAnalyticsRoute, {}, { language, signal }),
    enabled: id !== undefined,
  });
}

/** The reader's usage of the last seven days; disabled without a reader. */
export function useUsageHistory() {
  const language = useLanguage();
  const id = useSession().user?._id ?? '';
  return useQuery({
    ...RELOADS,
    queryKey: ['usage-history', id],
    queryFn: ({ signal }) =>
      callRoute(getUsageHistoryRoute, { params: { userId: id } }, { language, signal }),
    enabled: id !== '',
  });
}
