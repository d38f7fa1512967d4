import { BOOKMARK_LIMITS, type Bookmark } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, focusOnMount, IconButton, Link, TextArea } from '@word-unfolded/ui';
import { useState } from 'react';
import { nameOfCurrent, type AddressOf } from '../../../current-passage/current-passage.js';
import { useBookmarksTexts } from '../texts.js';
import styles from './bookmark-list.module.css';

type BookmarkRowProps = {
  readonly bookmark: Bookmark;
  readonly addressOf: AddressOf;
  readonly onRemove: () => void;
  readonly onWrite: (notes: string) => void;
};

/** One bookmark: the beginning of the passage and the reader's note. */
export function BookmarkRow({ bookmark, addressOf, onRemove, onWrite }: BookmarkRowProps) {
  const t = useBookmarksTexts();
  const reference = nameOfCurrent(bookmark, useLanguage());
  const [draft, setDraft] = useState<string>();
  const done = () => {
    if (draft !== undefined && draft !== bookmark.notes) onWrite(draft);
    setDraft(undefined);
  };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link className={styles.reference} to={addressOf(reference, bookmark.translationId)}>
          {reference}
        </Link>
        <IconButton
          icon="pen"
          label={t('list.write', { reference })}
          aria-expanded={draft !== undefined}
          onClick={() => (draft === undefined ? setDraft(bookmark.notes) : done())}
        />
        <IconButton icon="shut" label={t('list.remove', { reference })} onClick={onRemove} />
      </div>
      {bookmark.text && <p className={styles.text}>{bookmark.text}</p>}
      {draft === undefined && bookmark.notes && <p className={styles.notes}>{bookmark.notes}</p>}
      {draft !== undefined && (
        <div className={styles.write}>
          <TextArea
            ref={focusOnMount}
            label={t('list.note', { reference })}
            value={draft}
            rows={2}
            limit={BOOKMARK_LIMITS.notesCharacters}
            onChange={({ target }) => setDraft(target.value.slice(0, BOOKMARK_LIMITS.notesCharacters))}
            onBlur={() => {
              if (draft !== bookmark.notes) onWrite(draft);
            }}
          />
          <Button variant="quiet" onClick={done}>
            {t('list.done')}
          </Button>
        </div>
      )}
    </li>
  );
}
