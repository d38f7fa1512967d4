import type { EntryConflict, EntryText } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/offline';
import { ComparedText } from '@word-unfolded/text-editor';
import { Button, focusOnMount, useNavigate, usePageTitle } from '@word-unfolded/ui';
import { useId } from 'react';
import { editAddress } from '../../../journal/addresses.js';
import { LapsedBanner } from '../../../journal/notices/lapsed-banner.js';
import { useActionProblem } from '../../../journal/notices/use-action-problem.js';
import { bothTexts } from '../../../journal/text/both-texts.js';
import styles from './settle-conflict.module.css';
import { useEntryTexts } from '../texts.js';

type SettleConflictProps = {
  readonly entry: DeviceEntry;
  readonly conflict: EntryConflict;
  /** Whether the reader has asked for the comparison, and continues in it. */
  readonly takesFocus?: boolean;
  /** Undefined for readers who may not write; they only read both texts. */
  readonly onSettle: ((key: string, change: Partial<WorkingEntry>) => Promise<unknown>) | undefined;
};

/** Two texts that could not be merged, side by side. The reader chooses one of them, or edits both together. */
export function SettleConflict({ entry, conflict, takesFocus = false, onSettle }: SettleConflictProps) {
  const t = useEntryTexts();
  const problem = useActionProblem();
  const navigate = useNavigate();
  const { mine, theirs, base, more } = conflict;
  usePageTitle(theirs.title || t('conflict.title'));
  const settle = async (text: EntryText) => {
    try {
      await onSettle?.(entry.key, { title: text.title, content: text.content, conflict: null });
      return true;
    } catch (error) {
      problem('update')(error);
      return false;
    }
  };
  const editBoth = async () => {
    if (await settle(bothTexts(conflict))) void navigate(editAddress(entry.key));
  };
  return (
    <div className={styles.page}>
      <h1 ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} className={styles.title}>
        {t('conflict.title')}
      </h1>
      {onSettle ? <p className={styles.lead}>{t('conflict.body')}</p> : <LapsedBanner />}
      {more > 0 && <p className={styles.lead}>{t('conflict.more', { count: more })}</p>}
      <div className={styles.sides}>
        <Side
          name={t('conflict.mine')}
          text={mine}
          base={base}
          act={t('conflict.takeMine')}
          onTake={onSettle && (() => void settle(mine))}
        />
        <Side
          name={t('conflict.theirs')}
          text={theirs}
          base={base}
          act={t('conflict.takeTheirs')}
          onTake={onSettle && (() => void settle(theirs))}
        />
      </div>
      {onSettle && <Button onClick={() => void editBoth()}>{t('conflict.both')}</Button>}
    </div>
  );
}

type SideProps = {
  readonly name: string;
  readonly text: EntryText;
  readonly base: EntryText;
  readonly act: string;
  readonly onTake: (() => void) | undefined;
};

function Side({ name, text, base, act, onTake }: SideProps) {
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <h3 className={styles.of}>
        <ComparedText before={base.title} after={text.title} />
      </h3>
      <div className={styles.text}>
        <ComparedText before={base.content} after={text.content} />
      </div>
      {onTake && (
        <Button variant="main" onClick={onTake}>
          {act}
        </Button>
      )}
    </section>
  );
}
