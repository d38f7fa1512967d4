import type { GetAdminAnalytics, ResponseOf } from '@word-unfolded/contracts';

/** What the page of analytics shows. */
export type Analytics = ResponseOf<typeof GetAdminAnalytics>;
