import { useTexts } from '../locales/texts.js';
import styles from './notes.module.css';

/** Shows that the connection was lost and is being retried. */
export function LineNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useTexts();
  return (
    <p role="status" className={styles.note}>
      {isWaiting && t('waiting')}
    </p>
  );
}
