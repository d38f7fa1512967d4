import { PAGES, type PageName } from '@word-unfolded/domain';
import { Remote, remotes } from '@word-unfolded/mfe-runtime';
import { Navigate, type RouteObject } from 'react-router';
import { Frame } from './frame/frame.js';
import { FrameCrash } from './frame/frame-crash.js';
import { LoadingPage } from './pages/loading-page.js';
import { NotFoundPage } from './pages/not-found-page.js';

/** The pages that are a remote's, and whose. */
const REMOTE_PAGES = { study: 'study', journal: 'journal', admin: 'admin' } as const satisfies Partial<
  Record<PageName, string>
>;

const remotePages = Object.entries(REMOTE_PAGES) as [keyof typeof REMOTE_PAGES, string][];

/** Every address of the application. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <FrameCrash />,
    children: [
      { path: PAGES.home, element: <Navigate to={PAGES.study} replace /> },
      ...remotePages.map(([page, name]) => ({
        path: PAGES[page],
        element: <Remote name={name} page={page} fallback={<LoadingPage />} />,
      })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Starts to fetch the remote of an address before anything is rendered: it is what the reader came for. */
export function fetchRemoteOf(path: string): void {
  const wanted = path === PAGES.home ? PAGES.study : path.replace(/\/$/, '');
  const page = remotePages.find(([name]) => PAGES[name] === wanted);
  if (page) void remotes.pagesOf(page[1]);
}
