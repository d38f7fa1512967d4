import { useLanguage } from '@word-unfolded/i18n';
import { readerAddress } from '@word-unfolded/answers';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, Link, usePageTitle } from '@word-unfolded/ui';
import { dayText, noonOf } from '../../journal/days.js';
import { reasonOf } from '../../journal/sync-mark.js';
import { UndoBar } from '../../journal/undo-bar.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import type { EntryWords } from '../../journal/entry-file.js';
import { EntryHead } from './entry-head.js';
import { EntryText } from './entry-text.js';
import styles from './entry-view.module.css';
import { MadeContents } from './made-contents.js';
import { useEntryTexts } from './texts.js';

type EntryViewProps = { readonly journal: OwnJournal; readonly entry: DeviceEntry };

/** An entry to be read: its text, what is said of it, and what was made from it. */
export function EntryView({ journal, entry }: EntryViewProps) {
  const t = useTexts();
  const own = useEntryTexts();
  const language = useLanguage();
  const { working, key } = entry;
  const title = working.title.trim() || t('untitled');
  const date = dayText(noonOf(working.date), 'long', language);
  const filed = [t(`categories.${working.category}`), working.mood ? t(`moods.${working.mood}`) : ''];
  const about = [...filed, working.scripture, ...working.tags.map((tag) => `#${tag}`)].filter(Boolean);
  const words: EntryWords = { title, date, about };
  const reason = reasonOf(entry, language);
  usePageTitle(title);
  return (
    <article className={styles.entry} aria-label={title}>
      <EntryHead journal={journal} entry={entry} words={words} />
      {reason && (
        <p role="alert" className={styles.problem}>
          {t('sync.reason', { reason })}
          <Button look="quiet" onClick={() => void journal.retry(key)}>
            {t('sync.retry')}
          </Button>
        </p>
      )}
      {working.binned && (
        <p className={styles.note}>
          {own('binned')}
          <Button look="quiet" onClick={() => void journal.edit(key, { binned: false })}>
            {t('acts.restore')}
          </Button>
        </p>
      )}
      {working.archived && !working.binned && (
        <p className={styles.note}>
          {own('archived')}
          <Button look="quiet" onClick={() => void journal.edit(key, { archived: false })}>
            {t('acts.unarchive')}
          </Button>
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>
        <time dateTime={working.date}>{date}</time>
        {working.scripture && <Link to={readerAddress(working.scripture)}>{working.scripture}</Link>}
        <span>{filed.filter(Boolean).join(', ')}</span>
        {working.tags.map((tag) => (
          <Link key={tag} className={styles.tag} to={`/journal?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </Link>
        ))}
      </p>
      <EntryText content={working.content} />
      <MadeContents journal={journal} entry={entry} />
      <UndoBar />
    </article>
  );
}
