import { useHighlights } from '@word-unfolded/offline';
import { useModule } from '@word-unfolded/ui';
import { Suspense, type ReactNode } from 'react';
import { useVerseNotes } from '../../../features/notes/hooks/use-verse-notes.js';
import { useChosenVerses } from '../../../scripture/selection/chosen-verses.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { PassageReader, type OpenPassage } from '../reader/passage-reader.js';

const loadTools = () => import('./verse-tools.js');

type TouchableReaderProps = {
  readonly renderActions: (passage: OpenPassage) => ReactNode;
  /** Content at the end of the line of the title. */
  readonly renderBesideTitle?: (passage: OpenPassage) => ReactNode;
};

/**
 * The reader with the highlights of its verses, and the bar of the chosen ones. The bar is loaded after the text, so that
 * it is there without a network too.
 */
export function TouchableReader({ renderActions, renderBesideTitle }: TouchableReaderProps) {
  const highlights = useHighlights();
  const notes = useVerseNotes();
  const isOpen = useStudyFocus(({ inView }) => inView !== undefined);
  const hasChosen = useChosenVerses(({ ids }) => ids.size > 0);
  const ahead = useModule(loadTools, isOpen);
  // What could not be loaded ahead, because the network was away, is tried again with each choice.
  const tools = useModule(loadTools, hasChosen && !ahead) ?? ahead;
  return (
    <PassageReader
      renderActions={renderActions}
      colours={highlights.colours}
      notes={notes}
      renderOverText={(open) => (
        <>
          {renderBesideTitle?.(open)}
          <Suspense>
            {tools && <tools.VerseTools open={open} highlights={highlights} notes={notes} />}
          </Suspense>
        </>
      )}
    />
  );
}
