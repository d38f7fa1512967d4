import { errorText } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { UsedJournal } from '@word-unfolded/offline';
import { ButtonLink, Delayed, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './no-entry.module.css';

/** What stands in the place of an entry that is not on this device: still on its way, or nowhere. */
export function NoEntry({ journal }: { readonly journal: UsedJournal }) {
  const t = useTexts();
  const language = useLanguage();
  const { entries, isWhole, problem, isUnreadable } = journal;
  const isOnItsWay = !isUnreadable && (!entries || (!isWhole && !problem && navigator.onLine));
  return (
    <div className={styles.page}>
      {isOnItsWay ? (
        <Delayed>
          <TextSkeleton lines={8} label={t('loading')} />
        </Delayed>
      ) : (
        <ErrorState
          level={1}
          title={isUnreadable ? t('problems.unreadable') : errorText('ENTRY_OPEN_FAILED', language)}
          acts={<ButtonLink to={PAGES.journal}>{t('title')}</ButtonLink>}
        >
          {isUnreadable && t('problems.unreadableBody')}
        </ErrorState>
      )}
    </div>
  );
}
