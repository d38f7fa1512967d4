import { Engraving } from '@word-unfolded/ui';
import styles from './accounts.module.css';

/** The drawing beside the forms of sign-in and registration, where there is room for it. */
export function EntryDrawing() {
  return (
    <div className={styles.drawing}>
      <Engraving name="gate" />
    </div>
  );
}
