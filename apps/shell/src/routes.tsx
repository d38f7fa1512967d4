import { PAGES, type PageName } from '@word-unfolded/domain';
import { Remote, remotes } from '@word-unfolded/mfe-runtime';
import type { ReactElement } from 'react';
import { matchPath, type RouteObject } from 'react-router';
import { devRoutes } from './dev/dev-routes.js';
import { Frame } from './frame/frame.js';
import { FrameCrash } from './frame/frame-crash.js';
import { LoadingPage } from './pages/loading-page.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { Gate } from './session/gate.js';
import { LazyPage, pageCode, type PageCode } from './session/lazy-page.js';

/** The pages of remotes, by remote. */
const REMOTE_PAGES = {
  study: 'study',
  explorer: 'study',
  atlas: 'study',
  journal: 'journal',
  journalEditor: 'journal',
  journalEntry: 'journal',
  gallery: 'journal',
  admin: 'admin',
  adminAnalytics: 'admin',
  adminUsers: 'admin',
  adminUser: 'admin',
  adminUsage: 'admin',
  adminEvents: 'admin',
  adminRateLimits: 'admin',
  adminMessages: 'admin',
  adminPayments: 'admin',
  adminJobs: 'admin',
  adminMagazine: 'admin',
  adminPost: 'admin',
  theoHistory: 'study',
  selah: 'study',
} as const satisfies Partial<Record<PageName, string>>;

type RemotePageName = keyof typeof REMOTE_PAGES;

/** The page of everything that everyone can read, by its address. */
const READ_PAGE = pageCode(() => import('./pages/read/read-page.js'));

/** The code of the shell's own pages. */
const SHELL_PAGES: Readonly<Record<Exclude<PageName, RemotePageName>, PageCode>> = {
  home: pageCode(() => import('./pages/landing/landing-page.js')),
  login: pageCode(() => import('./pages/accounts/login/login-page.js')),
  register: pageCode(() => import('./pages/accounts/registration/register-page.js')),
  forgotPassword: pageCode(() => import('./pages/accounts/password/forgot-password-page.js')),
  resetPassword: pageCode(() => import('./pages/accounts/password/reset-password-page.js')),
  resetPasswordWithoutToken: pageCode(() => import('./pages/accounts/password/reset-password-page.js')),
  verifyEmail: pageCode(() => import('./pages/accounts/verification/verify-email-page.js')),
  verificationSuccess: pageCode(() => import('./pages/accounts/verification/verification-success-page.js')),
  verificationError: pageCode(() => import('./pages/accounts/verification/verification-error-page.js')),
  accountDeleted: pageCode(() => import('./pages/accounts/account-deleted-page.js')),
  about: pageCode(() => import('./pages/about/about-page.js')),
  help: pageCode(() => import('./pages/help/help-page.js')),
  terms: pageCode(() => import('./pages/legal/terms.js')),
  privacy: pageCode(() => import('./pages/legal/privacy.js')),
  subscription: pageCode(() => import('./pages/subscription/subscription-page.js')),
  menu: pageCode(() => import('./pages/menu/menu-page.js')),
  profile: pageCode(() => import('./pages/profile/profile-page.js')),
  usage: pageCode(() => import('./pages/usage/usage-page.js')),
  shared: pageCode(() => import('./pages/shared/shared-page.js')),
  read: READ_PAGE,
  readLanguage: READ_PAGE,
  readSearch: pageCode(() => import('./pages/read/search-page.js')),
  readTranslation: READ_PAGE,
  readBook: READ_PAGE,
  readChapter: READ_PAGE,
  readPassage: READ_PAGE,
  magazine: pageCode(() => import('./pages/magazine/list/magazine-page.js')),
  magazinePost: pageCode(() => import('./pages/magazine/post/post-page.js')),
};

const isRemotePage = (page: PageName): page is RemotePageName => page in REMOTE_PAGES;

/** The element for a page, without its gate. */
const elementOf = (page: PageName): ReactElement =>
  isRemotePage(page) ? (
    <Remote name={REMOTE_PAGES[page]} page={page} fallback={<LoadingPage />} />
  ) : (
    <LazyPage code={SHELL_PAGES[page]} />
  );

const pages = Object.keys(PAGES) as PageName[];

/** Every route of the application. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <FrameCrash />,
    children: [
      ...pages.map((page) => ({ path: PAGES[page], element: <Gate page={page}>{elementOf(page)}</Gate> })),
      ...devRoutes,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Starts to fetch the code of an address before anything is rendered, because the reader needs it first. */
export function fetchCodeOf(path: string): void {
  const page = pages.find((each) => matchPath(PAGES[each], path));
  if (page === undefined) return;
  // The component that shows the page reports a failure.
  if (isRemotePage(page)) void remotes.pagesOf(REMOTE_PAGES[page]);
  else SHELL_PAGES[page].fetch().catch(() => undefined);
}
