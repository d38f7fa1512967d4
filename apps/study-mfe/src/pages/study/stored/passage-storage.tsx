import type { PassageAnswer } from '@word-unfolded/contracts';
import { useRememberOpened } from '@word-unfolded/offline';
import { BookmarkButton } from '../../../features/bookmarks/components/bookmark-button.js';
import { currentPassageOf } from '../../../current-passage/current-passage.js';

type PassageStorageProps = {
  readonly answer: PassageAnswer | undefined;
  /** Whether the reader opened it; the example of the first visit is not stored. */
  readonly isRequested: boolean;
};

/** Records that a passage was opened, and bookmarks it at the reader's request. */
export function PassageStorage({ answer, isRequested: isAskedFor }: PassageStorageProps) {
  const passage = currentPassageOf(answer);
  useRememberOpened(isAskedFor ? passage : undefined);
  return <BookmarkButton passage={passage} />;
}
