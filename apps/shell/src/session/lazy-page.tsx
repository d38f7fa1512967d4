import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { LoadingPage } from '../pages/loading-page.js';

/**
 * A shell page whose code is fetched when it is opened. If that fails, the error boundary of the frame shows the error.
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ReactElement {
  const Page = lazy(load);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page />
    </Suspense>
  );
}
