import { Delayed } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import type { RequestedPassage, PassageAnswers } from '../../../../scripture/api/passage-query.js';
import type { Reading } from '../../hooks/use-passage.js';
import { ContinueReading } from '../welcome/continue-reading.js';
import { EmptyPassage } from '../states/empty-passage.js';
import { AwaitedPassage } from '../states/awaited-passage.js';
import { Passages } from './passages.js';

type ReadingPaneProps = {
  readonly reading: Reading;
  readonly requested: RequestedPassage;
  /** Content below the text. */
  readonly children: ReactNode;
};

/** The text, or its placeholder while it loads. */
export function ReadingPane({ reading, requested, children }: ReadingPaneProps) {
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
    <Delayed key={requested.reference} before={pane}>
      <AwaitedPassage requested={requested} />
    </Delayed>
  );
}

function isEmpty({ pages }: PassageAnswers): boolean {
  return pages.every(({ passages }) => passages.every(({ verses }) => verses.length === 0));
}
