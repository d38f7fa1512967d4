import { PAGES } from '@word-unfolded/domain';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useNotesTexts } from '../texts.js';
import styles from './notes-dialog.module.css';

/** Says what the journal needs, and that the note is safe without it (decisions, "Notes of the free tier"). */
export function UpgradeDialog({ isOpen, onOpenChange }: OverlayProps) {
  const t = useNotesTexts();
  return (
    <Dialog title={t('upgrade.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={styles.body}>{t('upgrade.body')}</p>
      <div className={styles.acts}>
        <Button onClick={() => onOpenChange(false)}>{t('upgrade.stay')}</Button>
        <ButtonLink look="main" to={PAGES.subscription}>
          {t('upgrade.see')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
