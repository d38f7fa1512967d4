import { focusMain, useResolved } from '@word-unfolded/ui';
import { createElement, Suspense, useState, type ReactNode } from 'react';
import { RemoteBoundary } from './failures/remote-boundary.js';
import { RemoteUnavailable, type RemoteLoader } from './remote-loader.js';
import { remotes } from './remotes.js';

type RemoteProps = {
  /** Its name in the manifest. */
  readonly name: string;
  /** The name of its page to show. */
  readonly page: string;
  /** The fallback while it loads. */
  readonly fallback: ReactNode;
  readonly loader?: RemoteLoader;
};

/**
 * A page of a remote. If the remote is down a message replaces it, with a retry that loads it without reloading the
 * page.
 *
 * It is not a lazy route of the router, because a failed one stays failed there, and its error element is never shown.
 */
export function Remote({ name, page, fallback, loader = remotes }: RemoteProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    loader.forgetFailure(name);
    setAttempt(attempt + 1);
    focusMain(); // the pressed button disappears, so the focus must move
  };
  return (
    <RemoteBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={fallback}>
        <RemotePage name={name} page={page} fallback={fallback} loader={loader} />
      </Suspense>
    </RemoteBoundary>
  );
}

type RemotePageProps = Required<RemoteProps>;

function RemotePage({ name, page, fallback, loader }: RemotePageProps) {
  const pages = useResolved(loader.pagesOf(name));
  if (!pages) return fallback;
  const Page = pages[page];
  if (!Page) throw new RemoteUnavailable(name, new Error(`It has no page ${page}`));
  return createElement(Page);
}
