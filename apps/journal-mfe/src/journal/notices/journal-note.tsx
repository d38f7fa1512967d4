import { CONNECTION_EVENTS, isOnline, readableText, refusedFor } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { UsedJournal } from '@word-unfolded/offline';
import { Button } from '@word-unfolded/ui';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../locales/texts.js';
import styles from './journal-note.module.css';

/**
 * States that the page shows the data of this device, and why it is not more current. Specification, section 8, "AI and
 * offline".
 */
export function JournalNote({ journal }: { readonly journal: UsedJournal }) {
  const t = useTexts();
  const language = useLanguage();
  const isReachable = useSyncExternalStore(followConnection, isOnline);
  const { problem } = journal;
  const shown = errorText('OFFLINE_USING_LOCAL', language);
  return (
    <div role="status">
      {!isReachable && <p className={styles.note}>{shown}.</p>}
      {isReachable && problem !== undefined && (
        <p className={styles.note}>
          {reasonText()} {shown}.
          <Button variant="quiet" onClick={journal.exchange}>
            {t('sync.retry')}
          </Button>
        </p>
      )}
    </div>
  );

  function reasonText(): string {
    const text = refusedFor(problem, 'RATE_LIMITED')
      ? errorText('CONTENT_RATE_LIMITED', language)
      : readableText(problem, language, 'load');
    return /[.!?]$/.test(text) ? text : `${text}.`;
  }
}

function followConnection(hear: () => void): () => void {
  const events = Object.values(CONNECTION_EVENTS);
  for (const event of events) window.addEventListener(event, hear);
  return () => {
    for (const event of events) window.removeEventListener(event, hear);
  };
}
