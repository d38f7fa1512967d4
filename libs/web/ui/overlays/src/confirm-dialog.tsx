import type { ReactNode } from 'react';
import { Button } from '../../src/controls/button.js';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.js';

type ConfirmDialogProps = {
  /** The question, with the name of what it is about. */
  readonly title: string;
  /** What will come of it. */
  readonly children: ReactNode;
  /** What the button that does it says. */
  readonly confirm: string;
  /** What the button that leaves all as it is says. */
  readonly cancel: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before something that cannot be taken back. Escape leaves all as it is. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  isOpen,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onCancel}>
      <div className={styles.body}>
        {children}
        <div className={styles.acts}>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button look="main" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
