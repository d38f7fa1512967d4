import { isOnline } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { UsedJournal } from '@word-unfolded/offline';
import { ButtonLink, Delayed, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import styles from './no-entry.module.css';

/** Ids of the server and of devices. */
const ID = /^(?:[0-9a-f]{24}|local_[\w-]+)$/;

type NoEntryProps = {
  readonly journal: UsedJournal;
  /** The id in the address. */
  readonly id: string;
  /** Whether the reader wanted to edit the entry. */
  readonly isToChange?: boolean;
};

/** Shown for an entry that is not on this device: it is loading, unreachable or does not exist. */
export function NoEntry({ journal, id, isToChange = false }: NoEntryProps) {
  const t = useTexts();
  const language = useLanguage();
  const { entries, hasSynced, problem, isUnreadable } = journal;
  const isId = ID.test(id);
  const isAway = isId && (!isOnline() || problem !== undefined);
  const isOnItsWay = !isUnreadable && isId && (!entries || (!hasSynced && !isAway));
  const toList = <ButtonLink to={PAGES.journal}>{t('title')}</ButtonLink>;
  return <div className={styles.page}>{isOnItsWay ? waiting() : nothing()}</div>;

  function waiting() {
    return (
      <Delayed>
        <TextSkeleton lines={8} label={t('loading')} />
      </Delayed>
    );
  }

  function nothing() {
    if (isUnreadable)
      return (
        <ErrorState level={1} title={t('problems.unreadable')} actions={toList}>
          {t('problems.unreadableBody')}
        </ErrorState>
      );
    if (isAway)
      return (
        <ErrorState level={1} title={t('problems.notHere')} actions={toList}>
          <p>{errorText(isToChange ? 'OFFLINE_UPDATE' : 'OFFLINE_USING_LOCAL', language)}.</p>
        </ErrorState>
      );
    const code = isId ? 'ENTRY_NOT_FOUND' : 'ENTRY_OPEN_FAILED';
    return <ErrorState level={1} title={errorText(code, language)} actions={toList} />;
  }
}
