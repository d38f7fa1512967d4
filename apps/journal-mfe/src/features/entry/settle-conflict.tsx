import type { EntryConflict, EntryText } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/offline';
import { Button, showToast, useNavigate, usePageTitle } from '@word-unfolded/ui';
import { useId } from 'react';
import { editAddress } from '../../journal/addresses.js';
import { useTexts } from '../../locales/texts.js';
import { bothTexts } from './both-texts.js';
import { ComparedText } from './compared-text.js';
import styles from './settle-conflict.module.css';
import { useEntryTexts } from './texts.js';

type SettleConflictProps = {
  readonly entry: DeviceEntry;
  readonly conflict: EntryConflict;
  readonly onSettle: (key: string, change: Partial<WorkingEntry>) => Promise<unknown>;
};

/** Two texts that could not be made one, side by side: the reader takes one of them, or edits both together. */
export function SettleConflict({ entry, conflict, onSettle }: SettleConflictProps) {
  const t = useEntryTexts();
  const words = useTexts();
  const navigate = useNavigate();
  const { mine, theirs, base, more } = conflict;
  usePageTitle(theirs.title || t('conflict.title'));
  const settle = async (text: EntryText) => {
    try {
      await onSettle(entry.key, { title: text.title, content: text.content, conflict: null });
      return true;
    } catch {
      showToast(words('problems.device'), 'bad');
      return false;
    }
  };
  const editBoth = async () => {
    if (await settle(bothTexts(conflict))) void navigate(editAddress(entry.key));
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('conflict.title')}</h1>
      <p className={styles.lead}>{t('conflict.body')}</p>
      {more > 0 && <p className={styles.lead}>{t('conflict.more', { count: more })}</p>}
      <div className={styles.sides}>
        <Side
          name={t('conflict.mine')}
          text={mine}
          base={base}
          act={t('conflict.takeMine')}
          onTake={() => void settle(mine)}
        />
        <Side
          name={t('conflict.theirs')}
          text={theirs}
          base={base}
          act={t('conflict.takeTheirs')}
          onTake={() => void settle(theirs)}
        />
      </div>
      <Button onClick={() => void editBoth()}>{t('conflict.both')}</Button>
    </div>
  );
}

type SideProps = {
  readonly name: string;
  readonly text: EntryText;
  readonly base: EntryText;
  readonly act: string;
  readonly onTake: () => void;
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
      <Button look="main" onClick={onTake}>
        {act}
      </Button>
    </section>
  );
}
