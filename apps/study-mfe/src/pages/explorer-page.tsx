import { LazySpeechPlayer } from '@word-unfolded/speech';
import { Suspense } from 'react';
import { Explorer } from '../features/explorer/explorer.js';
import { useIsWide } from '../layout/use-is-wide.js';
import { LazyLexicon } from './study/lazy/lazy-lexicon.js';
import { TrailPart, WithPlanViewer } from './study/lazy/lazy-trail.js';
import { LazyTheoFloat } from './study/lazy/lazy-theo.js';

/** The Explorer, with the assistant beside it where there is room. */
export function ExplorerPage() {
  const isWide = useIsWide();
  return (
    <>
      <WithPlanViewer player={<LazySpeechPlayer />}>
        <Explorer trail={<TrailPart />} />
      </WithPlanViewer>
      <Suspense>
        {isWide && <LazyTheoFloat />}
        <LazyLexicon />
      </Suspense>
    </>
  );
}
