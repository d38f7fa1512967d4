import type { RouteContract } from '../http/define-route.js';
import {
  banUserRoute,
  endUserSessionsRoute,
  giveUserTierRoute,
  resendUserVerificationRoute,
  setUserRoleRoute,
  unbanUserRoute,
} from './change-user.js';
import { getAdminAnalyticsRoute, getAnalyticsTableRoute } from './get-admin-analytics.js';
import { getKpisRoute } from './get-kpis.js';
import { getUserRoute } from './get-user.js';
import { listUsernamesRoute } from './list-usernames.js';
import { listUsersRoute } from './list-users.js';
import { writeUsersTableRoute } from './write-users-table.js';
import { getReaderUsageRoute, resetReaderUsageRoute } from './reader-usage.js';

/** The routes with which administrators look at accounts, and act. */
export const administrationRoutes: readonly RouteContract[] = [
  listUsersRoute,
  listUsernamesRoute,
  writeUsersTableRoute,
  getUserRoute,
  setUserRoleRoute,
  banUserRoute,
  unbanUserRoute,
  resendUserVerificationRoute,
  endUserSessionsRoute,
  giveUserTierRoute,
  getReaderUsageRoute,
  resetReaderUsageRoute,
  getKpisRoute,
  getAdminAnalyticsRoute,
  getAnalyticsTableRoute,
];
