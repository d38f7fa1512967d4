import type { TranslationDownload } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import {
  canResume,
  requestPersistence,
  type Downloads,
  type DownloadState,
  type KeptEdition,
} from '@word-unfolded/offline-scripture';
import { Button, showToast } from '@word-unfolded/ui';
import styles from './downloads.module.css';
import { megabytes } from './megabytes.js';
import { useTexts } from './texts.js';

type DownloadRowProps = {
  readonly download: TranslationDownload;
  readonly state: DownloadState | undefined;
  readonly kept: KeptEdition | undefined;
  readonly downloads: Downloads;
};

/** A text: what it is, where it stands, and what can be done with it. */
export function DownloadRow({ download, state, kept, downloads }: DownloadRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, name, language: languageOfText } = download.translation;
  const size = megabytes(download.bytes, language);
  const received = megabytes(state?.received ?? 0, language);
  const step = stepOf(state, kept, download);
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
      <div className={styles.acts}>
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
          <Button look="quiet" aria-label={t('removeNamed', { name })} onClick={remove}>
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

/** What is under way is told before what is kept of an older edition. */
function stepOf(
  state: DownloadState | undefined,
  kept: KeptEdition | undefined,
  { sha256 }: TranslationDownload,
): Step {
  const step = state?.step ?? 'absent';
  if (step === 'fetching' || step === 'unpacking' || step === 'paused' || step === 'failed') return step;
  if (!kept) return 'absent';
  return kept.sha256 === sha256 ? 'kept' : 'outdated';
}
