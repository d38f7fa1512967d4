import { readableText } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { statusOf, type VoiceState } from '../machine/voice-state.js';
import { useStoredChoices } from '../hooks/stored-choices.js';
import type { Selah } from '../hooks/use-selah.js';
import { useSelahTexts } from '../texts.js';
import styles from './stage.module.css';
import { VoiceForm } from './voice-form.js';

type StageProps = {
  readonly selah: Selah;
  /** On a narrow window, what was said has the room. */
  readonly isSmall: boolean;
};

/** The form, the status and the captions. */
export function Stage({ selah, isSmall }: StageProps) {
  const t = useSelahTexts();
  const { session, state } = selah;
  const status = statusOf(state.voice);
  const { showsCaptions } = useStoredChoices();
  return (
    <section className={styles.stage} data-small={isSmall || undefined} aria-labelledby="selah-title">
      <h1 id="selah-title" className={styles.title}>
        {t('title')}
      </h1>
      <div className={styles.form}>
        <VoiceForm status={status} level={session.level} />
      </div>
      <div role="status" className={styles.status}>
        <StatusText selah={selah} />
      </div>
      {showsCaptions && (
        <p className={styles.caption} data-side={state.caption?.side}>
          {state.caption?.text}
        </p>
      )}
      <TimeLeft seconds={selah.secondsLeft} />
    </section>
  );
}

/** The status, and what the reader can do in it. */
function StatusText({ selah: { state } }: { readonly selah: Selah }) {
  const t = useSelahTexts();
  const language = useLanguage();
  const { voice, engine, problem } = state;
  const status = statusOf(voice);
  const types = engine?.hears.by === 'nobody';
  if (status === 'error')
    return (
      <>
        <strong>
          {errorText(
            voice.failure === 'connect' ? 'VOICE_CONNECT_FAILED' : 'VOICE_CONNECTION_ERROR',
            language,
          )}
        </strong>
        {problem !== undefined && <span>{problemText(problem, language, t('engine.denied'))}</span>}
        <span>{t('hints.error')}</span>
      </>
    );
  const hint = hintOf(voice, types);
  return (
    <>
      <strong>{t(`statuses.${status}`)}</strong>
      <span>{t(`hints.${hint}`)}</span>
    </>
  );
}

/** The text that says what the reader can do, or what happens. */
function hintOf(voice: VoiceState, types: boolean) {
  const status = statusOf(voice);
  const isByHand = types || voice.mode === 'push' || voice.isMuted;
  if (status === 'connecting' && voice.hasOpened) return 'connectingAgain';
  if (status === 'connected' && types) return 'connectedTyping';
  if (status === 'connected' && voice.mode === 'push') return 'connectedPush';
  if (status === 'selah-speaking' && isByHand) return 'selah-speakingTyping';
  return status;
}

function problemText(problem: unknown, language: 'en' | 'es', denied: string): string {
  if (problem instanceof DOMException && problem.name === 'NotAllowedError') return denied;
  return readableText(problem, language, 'action');
}

function TimeLeft({ seconds }: { readonly seconds: number | undefined }) {
  const t = useSelahTexts();
  if (seconds === undefined) return null;
  const minutes = Math.floor(seconds / 60);
  return (
    <p className={styles.left}>{minutes > 0 ? t('minutes.left', { count: minutes }) : t('minutes.last')}</p>
  );
}
