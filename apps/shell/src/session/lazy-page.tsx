import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { LoadingPage } from '../pages/loading-page.js';

/** A page of the shell whose code is fetched when it is opened. Without it the error boundary of the frame speaks. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ReactElement {
  const Page = lazy(load);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page />
    </Suspense>
  );
}
