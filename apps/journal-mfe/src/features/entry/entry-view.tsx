import { readerAddress } from '@word-unfolded/answers';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, Link, usePageTitle } from '@word-unfolded/ui';
import { openDialog } from '../../journal/dialog-request.js';
import { LapsedBanner } from '../../journal/notices/lapsed-banner.js';
import { reasonOf } from '../../journal/notices/sync-mark.js';
import { UndoBar } from '../../journal/undo/undo-bar.js';
import { useActionProblem } from '../../journal/notices/use-action-problem.js';
import { useEntryWords } from '../../journal/text/use-entry-words.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import { EntryHead } from './entry-head.js';
import { EntryText } from './entry-text.js';
import styles from './entry-view.module.css';
import { GeneratedContents } from './generated/generated-contents.js';
import { useEntryTexts } from './texts.js';

type EntryViewProps = { readonly journal: OwnJournal; readonly entry: DeviceEntry };

/** The reading view of an entry: its text, its fields and its generated content. */
export function EntryView({ journal, entry }: EntryViewProps) {
  const t = useTexts();
  const own = useEntryTexts();
  const language = useLanguage();
  const { working, key } = entry;
  const words = useEntryWords()(entry);
  const { title, date, filed } = words;
  const reason = reasonOf(entry, language);
  const problem = useActionProblem();
  usePageTitle(title);
  return (
    <article className={styles.entry} aria-label={title}>
      <EntryHead journal={journal} entry={entry} words={words} />
      {!journal.mayWrite && <LapsedBanner />}
      {reason && (
        <p role="alert" className={styles.problem}>
          {t('sync.reason', { reason })}
          <Button variant="quiet" onClick={() => void journal.retry(key).catch(problem('update'))}>
            {t('sync.retry')}
          </Button>
        </p>
      )}
      {working.binned && (
        <p className={styles.note}>
          {own('binned')}
          <Button
            variant="quiet"
            onClick={() => void journal.edit(key, { binned: false }).catch(problem('restore'))}
          >
            {t('actions.restore')}
          </Button>
          <Button variant="quiet" onClick={() => openDialog({ kind: 'purge', entries: [entry] })}>
            {t('actions.purge')}
          </Button>
        </p>
      )}
      {working.archived && !working.binned && (
        <p className={styles.note}>
          {own('archived')}
          {journal.mayWrite && (
            <Button
              variant="quiet"
              onClick={() => void journal.edit(key, { archived: false }).catch(problem('unarchive'))}
            >
              {t('actions.unarchive')}
            </Button>
          )}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>
        <time dateTime={working.date}>{date}</time>
        {working.scripture && <Link to={readerAddress(working.scripture)}>{working.scripture}</Link>}
        <span>{filed.join(', ')}</span>
        {working.tags.map((tag) => (
          <Link key={tag} className={styles.tag} to={`/journal?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </Link>
        ))}
      </p>
      <EntryText content={working.content} />
      <GeneratedContents journal={journal} entry={entry} />
      <UndoBar />
    </article>
  );
}
