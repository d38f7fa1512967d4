import { previewOf, withoutMarkup } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { conflictOf, type DeviceEntry } from '@word-unfolded/offline';
import { Button, Icon, Link } from '@word-unfolded/ui';
import { entryAddress } from '../../journal/addresses.js';
import { dayText, noonOf } from '../../journal/days.js';
import { reasonOf, SyncMark } from '../../journal/notices/sync-mark.js';
import { useTexts } from '../../locales/texts.js';
import styles from './entry-row.module.css';
import { excerptOf } from './filter/find-words.js';
import { Marked } from './filter/marked.js';

type EntryRowProps = {
  readonly entry: DeviceEntry;
  readonly variant: 'cards' | 'compact';
  /** Words of the search, folded. */
  readonly words: readonly string[];
  /** Whether it is selected; undefined outside the selection mode. */
  readonly chosen: boolean | undefined;
  readonly onChoose: () => void;
  readonly onRetry: () => void;
};

/** An entry in the list. */
export function EntryRow({ entry, variant, words, chosen, onChoose, onRetry }: EntryRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { working } = entry;
  const name = working.title.trim() || t('untitled');
  const bit =
    words.length > 0 ? excerptOf(withoutMarkup(working.content), words) : previewOf(working.content);
  const reason = reasonOf(entry, language);
  const about = [t(`categories.${working.category}`), working.mood && t(`moods.${working.mood}`)];
  return (
    <article className={styles.row} data-layout={variant} data-chosen={chosen || undefined}>
      {chosen !== undefined && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            aria-label={t('choose.one', { name })}
            checked={chosen}
            onChange={onChoose}
          />
        </label>
      )}
      <Link to={entryAddress(entry.key)} className={styles.link}>
        <time className={styles.day} dateTime={working.date}>
          <span aria-hidden="true">{Number(working.date.slice(8))}</span>
          <span className={styles.heard}>{dayText(noonOf(working.date), 'long', language)}</span>
        </time>
        <span className={styles.name}>
          <Marked text={name} words={words} />
        </span>
        {variant === 'cards' && (
          <span className={styles.bit}>
            <Marked text={bit} words={words} />
          </span>
        )}
      </Link>
      <span className={styles.status}>
        {conflictOf(entry) && (
          <span className={styles.conflict}>
            <Icon name="fork" small />
            {t('conflict.mark')}
          </span>
        )}
        <SyncMark entry={entry} />
      </span>
      {variant === 'cards' && (
        <span className={styles.about}>
          <span>{about.filter(Boolean).join(', ')}</span>
          {working.scripture && <Marked text={working.scripture} words={words} />}
          {working.tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              <Marked text={tag} words={words} />
            </span>
          ))}
        </span>
      )}
      {reason && (
        <p className={styles.problem}>
          {t('sync.reason', { reason })}
          <Button variant="quiet" aria-label={t('sync.retryOf', { name })} onClick={onRetry}>
            {t('sync.retry')}
          </Button>
        </p>
      )}
    </article>
  );
}
