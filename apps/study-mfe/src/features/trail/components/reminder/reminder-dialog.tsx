import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../texts.js';
import { ReminderSettings } from './reminder-settings.js';
import styles from './reminder.module.css';

/** The reminder, as a dialog over the viewer. */
export function ReminderDialog({ isOpen, onOpenChange }: OverlayProps) {
  const t = useTexts();
  return (
    <Dialog title={t('reminder.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.dialog}>
        <ReminderSettings />
      </div>
    </Dialog>
  );
}
