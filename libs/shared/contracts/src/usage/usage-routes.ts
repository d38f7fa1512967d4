import type { RouteContract } from '../http/define-route.js';
import { getAllowanceRoute } from './limits/get-allowance.js';
import { getUsageAggregateRoute, getUsageTableRoute } from './get-usage-aggregate.js';
import { getUsageAnalyticsRoute, getUsageHistoryRoute } from './get-usage-analytics.js';
import { logEventRoute, logFeatureUsageRoute } from './log-activity.js';
import { listEventsRoute } from './list-events.js';
import { getRateLimitsRoute, getUsageLimitsRoute, setAdminLimitsRoute } from './limits/rate-limits.js';

/** Every route of usage and limits. */
export const usageRoutes: readonly RouteContract[] = [
  getAllowanceRoute,
  getUsageAnalyticsRoute,
  getUsageHistoryRoute,
  getUsageAggregateRoute,
  getUsageTableRoute,
  getUsageLimitsRoute,
  getRateLimitsRoute,
  setAdminLimitsRoute,
  listEventsRoute,
  logEventRoute,
  logFeatureUsageRoute,
];
