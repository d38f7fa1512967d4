import { readableText } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { TextArea } from '@word-unfolded/ui';
import type { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import type { Act } from './act.js';
import styles from './act-dialog.module.css';
import { useReport } from './use-report.js';

/** Characters of a reason, as the contracts of the acts bound it. */
const REASON_CHARACTERS = 500;

type ActDialogProps = {
  readonly Dialog: typeof ConfirmDialog;
  readonly act: Act;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks about an act. It stays open with the reason when the server refuses. */
export function ActDialog({ Dialog, act, isOpen, onClose }: ActDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const report = useReport();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  const confirm = async () => {
    const given = reason.trim();
    const isRefused = (act.reason === 'required' && given === '') || given.length > REASON_CHARACTERS;
    setMissing(act.reason === 'required' && given === '');
    if (isRefused) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await act.run(given);
      onClose();
      await report(act.done, act.undo);
    } catch (error) {
      setFailure(readableText(error, language, 'action'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={act.title}
      confirm={act.confirm}
      cancel={t('acts.cancel')}
      isOpen={isOpen}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{act.body}</p>
      {act.reason && (
        <TextArea
          label={t(act.reason === 'required' ? 'acts.reason' : 'acts.reasonOptional')}
          hint={t('acts.reasonHint')}
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
