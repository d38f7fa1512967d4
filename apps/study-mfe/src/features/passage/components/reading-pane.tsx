import { Delayed } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import type { PassageAnswers } from '../../../scripture/api/passage-query.js';
import type { Reading } from '../hooks/use-passage.js';
import { ContinueReading } from './continue-reading.js';
import { EmptyPassage } from './empty-passage.js';
import { PassageSkeleton } from './passage-skeleton.js';
import { Passages } from './passages.js';

type ReadingPaneProps = {
  readonly reading: Reading;
  /** The reference that was asked for. */
  readonly awaited: string;
  /** What stands below the words. */
  readonly children: ReactNode;
};

/** The words, or what stands in their place while they are on their way. */
export function ReadingPane({ reading, awaited, children }: ReadingPaneProps) {
  const { answers, isAwaited, isCurrent } = reading;
  const shown = answers && (isEmpty(answers) ? <EmptyPassage /> : <Passages answers={answers} />);
  const pane = (
    <>
      {shown}
      {isCurrent && <ContinueReading reading={reading} />}
      {children}
    </>
  );
  if (!isAwaited) return pane;
  return (
    <Delayed key={awaited} before={pane}>
      <PassageSkeleton reference={awaited} />
    </Delayed>
  );
}

function isEmpty({ pages }: PassageAnswers): boolean {
  return pages.every(({ passages }) => passages.every(({ verses }) => verses.length === 0));
}
