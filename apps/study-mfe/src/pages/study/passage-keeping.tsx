import type { PassageAnswer } from '@word-unfolded/contracts';
import { useRememberOpened } from '@word-unfolded/offline';
import { BookmarkButton } from '../../features/bookmarks/components/bookmark-button.js';
import { openedPassageOf } from '../../opened/opened-passage.js';

type PassageKeepingProps = {
  readonly answer: PassageAnswer | undefined;
  /** Whether the reader opened it; the example of the first visit is not remembered. */
  readonly isAskedFor: boolean;
};

/** Remembers that a passage was opened, and keeps it when the reader wants. */
export function PassageKeeping({ answer, isAskedFor }: PassageKeepingProps) {
  const passage = openedPassageOf(answer);
  useRememberOpened(isAskedFor ? passage : undefined);
  return <BookmarkButton passage={passage} />;
}
