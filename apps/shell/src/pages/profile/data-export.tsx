import { callFileRoute } from '@word-unfolded/api-client';
import { exportAccountRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useState } from 'react';
import { offerFile } from './offer-file.js';
import styles from './profile.module.css';
import { SaveFailure } from './save-failure.js';
import { useTexts } from './texts.js';

/** Gives a reader what is kept of them, as a file. */
export function DataExport() {
  const t = useTexts();
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<unknown>();
  const download = async () => {
    setState('busy');
    setError(undefined);
    try {
      const { file } = await callFileRoute(exportAccountRoute, {}, { language });
      offerFile(file, exportAccountRoute.downloadAs ?? 'account.json');
      setState('done');
    } catch (thrown) {
      setError(thrown);
      setState('idle');
    }
  };
  return (
    <>
      <p className={styles.soft}>{t('data.lead')}</p>
      {error !== undefined && <SaveFailure title={t('data.failed')} error={error} />}
      <div className={styles.acts}>
        <Button busy={state === 'busy'} onClick={() => void download()}>
          {t(state === 'busy' ? 'data.preparing' : 'data.download')}
        </Button>
        <p role="status">{state === 'done' && t('data.done')}</p>
      </div>
    </>
  );
}
