import { BookmarkList } from '../../../features/bookmarks/components/bookmark-list.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { GoOnReading } from '../../../features/progress/components/go-on-reading.js';
import { ReadingHistory } from '../../../features/progress/components/reading-history.js';
import { RecentList } from '../../../features/recents/components/recent-list.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import styles from './stored-passages.module.css';

/** The reader's recent views, bookmarks and reading history. */
export function StoredPassages() {
  const open = useStudyFocus(({ inView }) => inView?.reference);
  return (
    <div className={styles.lists}>
      <GoOnReading addressOf={addressOf} open={open} />
      <RecentList addressOf={addressOf} />
      <BookmarkList addressOf={addressOf} />
      <ReadingHistory addressOf={addressOf} />
    </div>
  );
}

const addressOf = (reference: string, translationId: string) => passageAddress(reference, translationId);
