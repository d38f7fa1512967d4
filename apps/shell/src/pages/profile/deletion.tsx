import { useOverlay, Button, Paragraphs } from '@word-unfolded/ui';
import styles from './profile.module.css';
import { useTexts } from './texts.js';

/** Deletes the account (specification, section 5); the data that will be lost is listed first. */
export function Deletion() {
  const t = useTexts();
  const dialog = useOverlay('dialog', () => import('./deletion-dialog.js'));
  return (
    <>
      <p className={styles.soft}>{t('deletion.lead')}</p>
      <Paragraphs text={t('deletion.lost')} />
      <p className={styles.soft}>{t('deletion.first')}</p>
      <div className={styles.actions}>
        <Button {...dialog.trigger}>{t('deletion.open')}</Button>
      </div>
      {dialog.module && <dialog.module.DeletionDialog {...dialog.overlay} />}
    </>
  );
}
