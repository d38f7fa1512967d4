import { Suspense } from 'react';
import { Explorer } from '../features/explorer/explorer.js';
import { useIsWide } from '../layout/use-is-wide.js';
import { LexiconSlot } from './study/slots/lexicon-slot.js';
import { TheoFloatSlot } from './study/slots/theo-slots.js';

/** The Explorer, with the assistant beside it where there is room. */
export function ExplorerPage() {
  const isWide = useIsWide();
  return (
    <>
      <Explorer />
      <Suspense>
        {isWide && <TheoFloatSlot />}
        <LexiconSlot />
      </Suspense>
    </>
  );
}
