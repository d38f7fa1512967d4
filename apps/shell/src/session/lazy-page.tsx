import { trackPromise, useResolved } from '@word-unfolded/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { LoadingPage } from '../pages/loading-page.js';

type PageModule = { readonly default: ComponentType };

/** The code of a shell page. */
export type PageCode = {
  /** Fetches the code once; a failure is forgotten, so that the next call fetches again. */
  readonly fetch: () => Promise<PageModule>;
};

/** @param load imports the module */
export function pageCode(load: () => Promise<PageModule>): PageCode {
  let fetched: Promise<PageModule> | undefined;
  return {
    fetch: () => {
      if (fetched) return fetched;
      fetched = trackPromise(load());
      fetched.catch(() => (fetched = undefined));
      return fetched;
    },
  };
}

/**
 * A shell page whose code is fetched when it is opened. If that fails, the error boundary of the frame shows the error.
 */
export function LazyPage({ code }: { readonly code: PageCode }) {
  const [fetched] = useState(code.fetch);
  const module = useResolved(fetched);
  if (!module) return <LoadingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <module.default />
    </Suspense>
  );
}
