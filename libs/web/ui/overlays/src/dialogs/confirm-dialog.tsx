import type { ReactNode } from 'react';
import { Button } from '../../../src/controls/button.js';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.js';

type ConfirmDialogProps = {
  /** The question, with the name of its object. */
  readonly title: string;
  /** The consequences of the action. */
  readonly children: ReactNode;
  /** The label of the confirming button. */
  readonly confirm: string;
  /** The label of the cancelling button. */
  readonly cancel: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  /** Whether it asks about a navigation, which an entry of the history would end. */
  readonly isAddressed?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation of an irreversible action. Escape cancels. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  isOpen,
  isBusy = false,
  isAddressed = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} isAddressed={isAddressed} onOpenChange={onCancel}>
      <div className={styles.body}>
        {children}
        <div className={styles.actions}>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button variant="main" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
