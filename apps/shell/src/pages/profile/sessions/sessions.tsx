import { readableText } from '@word-unfolded/api-client';
import type { Session } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { useRef } from 'react';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import profileStyles from '../profile.module.css';
import { useTexts } from '../texts.js';
import { useDeviceName } from './device-name.js';
import { EndOthers } from './end-others.js';
import { SessionRow } from './session-row.js';
import styles from './sessions.module.css';
import { useSessions } from './use-sessions.js';

/** The devices on which the reader is signed in. */
export function Sessions() {
  const t = useTexts();
  const language = useLanguage();
  const nameOf = useDeviceName();
  const list = useRef<HTMLUListElement>(null);
  const { query, ending, end, endOthers } = useSessions();
  const { data: sessions, dataUpdatedAt, error, refetch } = query;

  if (sessions === undefined && error)
    return (
      <ErrorState
        title={t('sessions.failed')}
        actions={<Button onClick={() => void refetch()}>{t('sessions.again')}</Button>}
      >
        <p>{readableText(error, language, 'load')}</p>
        <p>{t('sessions.kept')}</p>
      </ErrorState>
    );
  if (sessions === undefined)
    return (
      <Delayed>
        <TextSkeleton lines={4} label={t('sessions.loading')} />
      </Delayed>
    );

  const endOne = async (session: Session) => {
    if (!(await end(session))) return;
    showShellToast(t('sessions.ended', { device: nameOf(session) }), 'good');
    list.current?.focus(); // the pressed button has been removed
  };
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <p className={profileStyles.soft}>{t('sessions.lead')}</p>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('sessions.list')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={dataUpdatedAt}
            isEnding={ending === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      <EndOthers devices={others.map(nameOf)} isBusy={ending === 'others'} onEnd={endOthers} />
    </>
  );
}
