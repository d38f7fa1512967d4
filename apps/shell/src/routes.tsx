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
import { lazyPage } from './session/lazy-page.js';

const remotePage = (name: string, page: PageName) => (
  <Remote name={name} page={page} fallback={<LoadingPage />} />
);

/** The pages of remotes, by remote. */
const REMOTE_PAGES = {
  study: 'study',
  explorer: 'study',
  journal: 'journal',
  journalEditor: 'journal',
  journalEntry: 'journal',
  gallery: 'journal',
  admin: 'admin',
  theoHistory: 'study',
} as const satisfies Partial<Record<PageName, string>>;

/** The element for each page, behind its gate. */
const PAGE_ELEMENTS: Readonly<Record<PageName, ReactElement>> = {
  home: lazyPage(() => import('./pages/landing/landing-page.js')),
  login: lazyPage(() => import('./pages/accounts/login/login-page.js')),
  register: lazyPage(() => import('./pages/accounts/registration/register-page.js')),
  forgotPassword: lazyPage(() => import('./pages/accounts/password/forgot-password-page.js')),
  resetPassword: lazyPage(() => import('./pages/accounts/password/reset-password-page.js')),
  resetPasswordWithoutToken: lazyPage(() => import('./pages/accounts/password/reset-password-page.js')),
  verifyEmail: lazyPage(() => import('./pages/accounts/verification/verify-email-page.js')),
  verificationSuccess: lazyPage(() => import('./pages/accounts/verification/verification-success-page.js')),
  verificationError: lazyPage(() => import('./pages/accounts/verification/verification-error-page.js')),
  accountDeleted: lazyPage(() => import('./pages/accounts/account-deleted-page.js')),
  about: lazyPage(() => import('./pages/about/about-page.js')),
  help: lazyPage(() => import('./pages/help/help-page.js')),
  terms: lazyPage(() => import('./pages/legal/terms.js')),
  privacy: lazyPage(() => import('./pages/legal/privacy.js')),
  subscription: lazyPage(() => import('./pages/subscription/subscription-page.js')),
  menu: lazyPage(() => import('./pages/menu/menu-page.js')),
  profile: lazyPage(() => import('./pages/profile/profile-page.js')),
  study: remotePage(REMOTE_PAGES.study, 'study'),
  explorer: remotePage(REMOTE_PAGES.explorer, 'explorer'),
  journal: remotePage(REMOTE_PAGES.journal, 'journal'),
  journalEditor: remotePage(REMOTE_PAGES.journalEditor, 'journalEditor'),
  journalEntry: remotePage(REMOTE_PAGES.journalEntry, 'journalEntry'),
  gallery: remotePage(REMOTE_PAGES.gallery, 'gallery'),
  admin: remotePage(REMOTE_PAGES.admin, 'admin'),
  theoHistory: remotePage(REMOTE_PAGES.theoHistory, 'theoHistory'),
  shared: lazyPage(() => import('./pages/shared/shared-page.js')),
};

const pages = Object.entries(PAGE_ELEMENTS) as [PageName, ReactElement][];

/** Every route of the application. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <FrameCrash />,
    children: [
      ...pages.map(([page, element]) => ({ path: PAGES[page], element: <Gate page={page}>{element}</Gate> })),
      ...devRoutes,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Starts to fetch the remote of an address before anything is rendered, because the reader needs it first. */
export function fetchRemoteOf(path: string): void {
  const remote = Object.entries(REMOTE_PAGES).find(([page]) => matchPath(PAGES[page as PageName], path));
  if (remote) void remotes.pagesOf(remote[1]);
}
