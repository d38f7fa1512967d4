import { callFileRoute, refusedFor } from '@word-unfolded/api-client';
import { exportAccountRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, downloadFile } from '@word-unfolded/ui';
import { useState } from 'react';
import { PasswordConfirmation } from './password-confirmation.js';
import styles from './profile.module.css';
import { SaveFailure } from './save-failure.js';
import { useTexts } from './texts.js';

/** Exports the reader's data as a file. */
export function DataExport() {
  const t = useTexts();
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setState('busy');
    setError(undefined);
    try {
      const { file } = await callFileRoute(exportAccountRoute, {}, { language });
      downloadFile(file, exportAccountRoute.downloadAs ?? 'account.json');
      setState('done');
    } catch (thrown) {
      if (refusedFor(thrown, 'PASSWORD_UNCONFIRMED')) setAsking(true);
      else setError(thrown);
      setState('idle');
    }
  };
  return (
    <>
      <p className={styles.soft}>{t('data.lead')}</p>
      {error !== undefined && <SaveFailure title={t('data.failed')} error={error} />}
      {isAsking && (
        <PasswordConfirmation
          onConfirmed={() => {
            setAsking(false);
            void download();
          }}
        />
      )}
      <div className={styles.actions}>
        <Button busy={state === 'busy'} onClick={() => void download()}>
          {t(state === 'busy' ? 'data.preparing' : 'data.download')}
        </Button>
        <p role="status">{state === 'done' && t('data.done')}</p>
      </div>
    </>
  );
}
