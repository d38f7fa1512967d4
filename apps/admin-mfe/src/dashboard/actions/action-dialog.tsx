import { readableText } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { TextArea } from '@word-unfolded/ui';
import type { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import type { Action } from './action.js';
import styles from './action-dialog.module.css';
import { useReport } from './use-report.js';

/** Characters of a reason, as the contracts of the actions bound it. */
const REASON_CHARACTERS = 500;

type ActionDialogProps = {
  readonly Dialog: typeof ConfirmDialog;
  readonly action: Action;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks about an action. It stays open with the reason when the server refuses. */
export function ActionDialog({ Dialog, action, isOpen, onClose }: ActionDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const report = useReport();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  const confirm = async () => {
    const given = reason.trim();
    const isRefused = (action.reason === 'required' && given === '') || given.length > REASON_CHARACTERS;
    setMissing(action.reason === 'required' && given === '');
    if (isRefused) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await action.run(given);
      onClose();
      await report(action.done, action.undo);
    } catch (error) {
      setFailure(readableText(error, language, 'action'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={action.title}
      confirm={action.confirm}
      cancel={t('actions.cancel')}
      isOpen={isOpen}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{action.body}</p>
      {action.reason && (
        <TextArea
          label={t(action.reason === 'required' ? 'actions.reason' : 'actions.reasonOptional')}
          hint={t('actions.reasonHint')}
          error={isMissing ? errorText('FIELD_REQUIRED', language) : undefined}
          value={reason}
          limit={REASON_CHARACTERS}
          rows={2}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
