import { PAGES } from '@word-unfolded/domain';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../locales/texts.js';
import styles from './upgrade-dialog.module.css';

type UpgradeDialogProps = OverlayProps & {
  /** The assurance that the reader's content is safe without an upgrade. */
  readonly body: string;
};

/** Says which tier the journal requires, and that nothing is lost without it (decisions, "Notes of the free tier"). */
export function UpgradeDialog({ isOpen, onOpenChange, body }: UpgradeDialogProps) {
  const t = useTexts();
  return (
    <Dialog title={t('journal.upgrade.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={styles.body}>{body}</p>
      <div className={styles.actions}>
        <Button onClick={() => onOpenChange(false)}>{t('journal.upgrade.stay')}</Button>
        <ButtonLink variant="main" to={PAGES.subscription}>
          {t('journal.upgrade.see')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
