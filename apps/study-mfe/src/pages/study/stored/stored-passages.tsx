import { useBookmarksTexts } from '../../../features/bookmarks/texts.js';
import { useProgressTexts } from '../../../features/progress/texts.js';
import { useRecentsTexts } from '../../../features/recents/texts.js';
import { BookmarkList } from '../../../features/bookmarks/components/bookmark-list.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { GoOnReading } from '../../../features/progress/components/go-on-reading.js';
import { ReadingHistory } from '../../../features/progress/components/reading-history.js';
import { RecentList } from '../../../features/recents/components/recent-list.js';
import { Disclosure } from '../../../layout/disclosure.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import styles from './stored-passages.module.css';

/** The reader's recent views, bookmarks and reading history. */
export function StoredPassages() {
  const recents = useRecentsTexts();
  const bookmarks = useBookmarksTexts();
  const progress = useProgressTexts();
  const open = useStudyFocus(({ inView }) => inView?.reference);
  return (
    <div className={styles.lists}>
      <Disclosure title={recents('title')}>
        <RecentList addressOf={addressOf} />
      </Disclosure>
      <Disclosure title={bookmarks('list.title')}>
        <BookmarkList addressOf={addressOf} />
      </Disclosure>
      <Disclosure title={progress('title')}>
        <ReadingHistory addressOf={addressOf} />
      </Disclosure>
      <div className={styles.goOn}>
        <GoOnReading addressOf={addressOf} open={open} />
      </div>
    </div>
  );
}

const addressOf = (reference: string, translationId: string) => passageAddress(reference, translationId);
