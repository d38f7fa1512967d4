import { getUserRoute, type GetUser, type ResponseOf } from '@word-unfolded/contracts';
import { useDashboardData } from '../../../dashboard/data/use-dashboard-data.js';

/** One account as administrators see it. */
export type ReaderDetail = ResponseOf<typeof GetUser>;

/** The account of a reader. */
export const useReader = (id: string) =>
  useDashboardData(getUserRoute, { params: { id } }, { keepsFormer: false });
