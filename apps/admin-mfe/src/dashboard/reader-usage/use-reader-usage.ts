import { getReaderUsageRoute } from '@word-unfolded/contracts';
import { useDashboardData } from '../data/use-dashboard-data.js';

/** The usage of a reader, read again every minute while the page is visible (specification, section 4). */
export const useReaderUsage = (id: string) =>
  useDashboardData(getReaderUsageRoute, { params: { id } }, { everyMs: 60_000, keepsFormer: false });
