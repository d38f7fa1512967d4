import { Suspense } from 'react';
import { Explorer } from '../features/explorer/explorer.js';
import { useIsWide } from '../layout/use-is-wide.js';
import { LazyLexicon } from './study/lazy/lazy-lexicon.js';
import { LazyTheoFloat } from './study/lazy/lazy-theo.js';

/** The Explorer, with the assistant beside it where there is room. */
export function ExplorerPage() {
  const isWide = useIsWide();
  return (
    <>
      <Explorer />
      <Suspense>
        {isWide && <LazyTheoFloat />}
        <LazyLexicon />
      </Suspense>
    </>
  );
}
