import type { Session } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import { useDeviceName } from './device-name.js';
import { exactTime, timeAgo } from './session-time.js';
import styles from './sessions.module.css';

type SessionRowProps = {
  readonly session: Session;
  /** When the list was fetched, in milliseconds since 1970. */
  readonly now: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

/** One session: its device, when it was last used and from where. */
export function SessionRow({ session, now, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const device = useDeviceName()(session);
  const lastUsed = new Date(session.lastUsedAt);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.device}>{device}</span>
        <span>
          {t('sessions.lastUsed', { ago: timeAgo(lastUsed, now, language) })}
          {' · '}
          <time className={styles.soft} dateTime={session.lastUsedAt}>
            {exactTime(lastUsed, language)}
          </time>
        </span>
        <span className={styles.soft}>
          {t('sessions.opened', {
            date: exactTime(new Date(session.openedAt), language),
            address: session.address,
          })}
        </span>
      </div>
      {session.current ? (
        <span className={styles.current}>{t('sessions.current')}</span>
      ) : (
        <Button busy={isEnding} aria-label={t('sessions.endOf', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
