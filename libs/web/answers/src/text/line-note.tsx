import { useTexts } from '../locales/texts.js';
import styles from './notes.module.css';

/** Says that the line to the server is lost while another is tried. */
export function LineNote({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useTexts();
  return (
    <p role="status" className={styles.note}>
      {isWaiting && t('waiting')}
    </p>
  );
}
