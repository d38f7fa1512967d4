import { focusMain } from '@word-unfolded/ui';
import { createElement, Suspense, use, useState, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.js';
import { RemoteUnavailable, type RemoteLoader } from './remote-loader.js';
import { remotes } from './remotes.js';

type RemoteProps = {
  /** Its name in the manifest. */
  readonly name: string;
  /** The page of it to show. */
  readonly page: string;
  /** What stands there while it is on its way. */
  readonly fallback: ReactNode;
  readonly loader?: RemoteLoader;
};

/**
 * A page of a remote. While the remote is down a message stands in its place, and a retry that loads it without
 * reloading the page.
 *
 * Not a lazy route of the router: one that has failed stays failed there, and its error element is never shown.
 */
export function Remote({ name, page, fallback, loader = remotes }: RemoteProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    loader.forgetFailure(name);
    setAttempt(attempt + 1);
    focusMain(); // the button that was pressed goes away
  };
  return (
    <RemoteBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={fallback}>
        <RemotePage name={name} page={page} loader={loader} />
      </Suspense>
    </RemoteBoundary>
  );
}

type RemotePageProps = { readonly name: string; readonly page: string; readonly loader: RemoteLoader };

function RemotePage({ name, page, loader }: RemotePageProps) {
  const pages = use(loader.pagesOf(name));
  const Page = pages[page];
  if (!Page) throw new RemoteUnavailable(name, new Error(`It has no page ${page}`));
  return createElement(Page);
}
