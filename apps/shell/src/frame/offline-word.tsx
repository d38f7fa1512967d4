import { useTexts } from '../locales/texts.js';
import styles from './header.module.css';
import { useDeviceRefusal, useIsOnline } from './use-is-online.js';

/**
 * An unobtrusive indicator while the server is unreachable; the data on this device can still be read and edited.
 * Another one while this device stores nothing more, so that changes go only to the server.
 */
export function OfflineWord() {
  const t = useTexts();
  const [isOnline, refusal] = [useIsOnline(), useDeviceRefusal()];
  const what = isOnline ? refusal : 'away';
  if (!what) return null;
  return (
    <span role="status" className={styles.offline} title={t(`offline.${what}.hint`)}>
      {t(`offline.${what}.word`)}
    </span>
  );
}
