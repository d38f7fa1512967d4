import type { RemotePages } from '@word-unfolded/mfe-runtime';
import { lazy, type ComponentType } from 'react';

/** Each page is code of its own, because administrators open a few of them. */
const page = (load: () => Promise<ComponentType>) =>
  lazy(() => load().then((component) => ({ default: component })));

/** The modules that the shell loads: the pages of this remote, by their name in PAGES. */
export const pages: RemotePages = {
  admin: page(() => import('./pages/overview-page.js').then(({ OverviewPage }) => OverviewPage)),
  adminAnalytics: page(() => import('./pages/analytics-page.js').then(({ AnalyticsPage }) => AnalyticsPage)),
  adminUsers: page(() => import('./pages/users-page.js').then(({ UsersPage }) => UsersPage)),
  adminUser: page(() => import('./pages/user-page.js').then(({ UserPage }) => UserPage)),
  adminUsage: page(() => import('./pages/usage-page.js').then(({ UsagePage }) => UsagePage)),
  adminEvents: page(() => import('./pages/events-page.js').then(({ EventsPage }) => EventsPage)),
  adminRateLimits: page(() =>
    import('./pages/rate-limits-page.js').then(({ RateLimitsPage }) => RateLimitsPage),
  ),
  adminMessages: page(() => import('./pages/messages-page.js').then(({ MessagesPage }) => MessagesPage)),
  adminPayments: page(() => import('./pages/payments-page.js').then(({ PaymentsPage }) => PaymentsPage)),
  adminMagazine: page(() => import('./pages/magazine-page.js').then(({ MagazinePage }) => MagazinePage)),
  adminPost: page(() => import('./pages/post-page.js').then(({ PostPage }) => PostPage)),
  adminJobs: page(() => import('./pages/jobs-page.js').then(({ JobsPage }) => JobsPage)),
};
