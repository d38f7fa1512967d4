import type { TranslationDownload } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import {
  canResume,
  requestPersistence,
  type Downloads,
  type DownloadState,
  type StoredEdition,
} from '@word-unfolded/offline-scripture';
import { Button, showToast } from '@word-unfolded/ui';
import styles from './downloads.module.css';
import { megabytes } from './megabytes.js';
import { useTexts } from './texts.js';

type DownloadRowProps = {
  readonly download: TranslationDownload;
  readonly state: DownloadState | undefined;
  readonly stored: StoredEdition | undefined;
  readonly downloads: Downloads;
};

/** A download: its translation, its status and its actions. */
export function DownloadRow({ download, state, stored: stored, downloads }: DownloadRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, name, language: languageOfText } = download.translation;
  const size = megabytes(download.bytes, language);
  const received = megabytes(state?.received ?? 0, language);
  const step = stepOf(state, stored, download);
  const start = () => {
    void requestPersistence();
    void downloads.start(download).then(() => {
      if (downloads.state().downloads.get(id)?.step === 'kept') showToast(t('ready', { name }), 'good');
    });
  };
  const remove = () => void downloads.remove(id).then(() => showToast(t('removed', { name })));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name} lang={languageOfText}>
          {name}
        </span>
        <span className={styles.soft}>
          {[t(`languages.${languageOfText}`), t('size', { size })].join(' · ')}
        </span>
        {step !== 'absent' && step !== 'failed' && (
          <span className={styles.soft} data-step={step}>
            {t(`steps.${step}`, { received, size })}
          </span>
        )}
        {state?.problem && (
          <span role="alert" className={styles.problem}>
            {t(`problems.${state.problem}`)}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {step === 'fetching' && (
          <Button aria-label={t('pauseNamed', { name })} onClick={() => downloads.pause(id)}>
            {t('pause')}
          </Button>
        )}
        {state && canResume(state) && (
          <Button aria-label={t('resumeNamed', { name })} onClick={start}>
            {t('resume')}
          </Button>
        )}
        {(step === 'absent' || step === 'failed') && !(state && canResume(state)) && (
          <Button aria-label={t('downloadNamed', { name, size: t('size', { size }) })} onClick={start}>
            {t('download')}
          </Button>
        )}
        {step === 'outdated' && (
          <Button aria-label={t('updateNamed', { name, size: t('size', { size }) })} onClick={start}>
            {t('update')}
          </Button>
        )}
        {(step === 'kept' || step === 'outdated' || step === 'paused') && (
          <Button variant="quiet" aria-label={t('removeNamed', { name })} onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      {(step === 'fetching' || step === 'paused' || step === 'unpacking') && (
        <progress
          className={styles.progress}
          aria-label={t('progress', { name, received, size })}
          max={download.bytes}
          value={step === 'unpacking' ? undefined : (state?.received ?? 0)}
        />
      )}
    </li>
  );
}

type Step = DownloadState['step'] | 'outdated';

/** A running download takes precedence over the stored older edition. */
function stepOf(
  state: DownloadState | undefined,
  stored: StoredEdition | undefined,
  { sha256 }: TranslationDownload,
): Step {
  const step = state?.step ?? 'absent';
  if (step === 'fetching' || step === 'unpacking' || step === 'paused' || step === 'failed') return step;
  if (!stored) return 'absent';
  return stored.sha256 === sha256 ? 'kept' : 'outdated';
}
