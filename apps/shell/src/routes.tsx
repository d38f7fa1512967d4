import { PAGES, type PageName } from '@word-unfolded/domain';
import { Remote, remotes } from '@word-unfolded/mfe-runtime';
import type { ReactElement } from 'react';
import { matchPath, type RouteObject } from 'react-router';
import { Frame } from './frame/frame.js';
import { FrameCrash } from './frame/frame-crash.js';
import { LoadingPage } from './pages/loading-page.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { Gate } from './session/gate.js';
import { lazyPage } from './session/lazy-page.js';

const remotePage = (name: string, page: PageName) => (
  <Remote name={name} page={page} fallback={<LoadingPage />} />
);

/** The pages that are a remote's, and whose. */
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

/** What is shown at the address of each page, behind its gate. */
const PAGE_ELEMENTS: Readonly<Record<PageName, ReactElement>> = {
  home: lazyPage(() => import('./pages/landing/index.js')),
  login: lazyPage(() => import('./pages/accounts/login-page.js')),
  register: lazyPage(() => import('./pages/accounts/register-page.js')),
  forgotPassword: lazyPage(() => import('./pages/accounts/forgot-password-page.js')),
  resetPassword: lazyPage(() => import('./pages/accounts/reset-password-page.js')),
  verifyEmail: lazyPage(() => import('./pages/accounts/verify-email-page.js')),
  verificationSuccess: lazyPage(() => import('./pages/accounts/verification-success-page.js')),
  verificationError: lazyPage(() => import('./pages/accounts/verification-error-page.js')),
  about: lazyPage(() => import('./pages/about/index.js')),
  help: lazyPage(() => import('./pages/help/index.js')),
  terms: lazyPage(() => import('./pages/legal/terms.js')),
  privacy: lazyPage(() => import('./pages/legal/privacy.js')),
  subscription: lazyPage(() => import('./pages/subscription/subscription-page.js')),
  menu: lazyPage(() => import('./pages/menu/menu-page.js')),
  profile: lazyPage(() => import('./pages/profile/index.js')),
  study: remotePage(REMOTE_PAGES.study, 'study'),
  explorer: remotePage(REMOTE_PAGES.explorer, 'explorer'),
  journal: remotePage(REMOTE_PAGES.journal, 'journal'),
  journalEditor: remotePage(REMOTE_PAGES.journalEditor, 'journalEditor'),
  journalEntry: remotePage(REMOTE_PAGES.journalEntry, 'journalEntry'),
  gallery: remotePage(REMOTE_PAGES.gallery, 'gallery'),
  admin: remotePage(REMOTE_PAGES.admin, 'admin'),
  theoHistory: remotePage(REMOTE_PAGES.theoHistory, 'theoHistory'),
  shared: lazyPage(() => import('./pages/shared/index.js')),
};

const pages = Object.entries(PAGE_ELEMENTS) as [PageName, ReactElement][];

/** Every address of the application. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <FrameCrash />,
    children: [
      ...pages.map(([page, element]) => ({ path: PAGES[page], element: <Gate page={page}>{element}</Gate> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Starts to fetch the remote of an address before anything is rendered: it is what the reader came for. */
export function fetchRemoteOf(path: string): void {
  const remote = Object.entries(REMOTE_PAGES).find(([page]) => matchPath(PAGES[page as PageName], path));
  if (remote) void remotes.pagesOf(remote[1]);
}
