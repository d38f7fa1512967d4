import { RemainingUsage } from '@word-unfolded/answers';
import { usePageTitle } from '@word-unfolded/ui';
import { Controls } from './controls/controls.js';
import { EngineLine } from './stage/engine-line.js';
import { PassagePanel } from './transcript/passage-panel.js';
import { Stage } from './stage/stage.js';
import { Transcript } from './transcript/transcript.js';
import { TypeForm } from './controls/type-form.js';
import { HelpPanel } from './help/help-panel.js';
import { useHeadset } from './hooks/use-headset.js';
import { useSelah } from './hooks/use-selah.js';
import { useTurns } from './hooks/use-turns.js';
import { useVoiceKeys } from './hooks/use-voice-keys.js';
import { useWakeLock } from './hooks/use-wake-lock.js';
import styles from './selah.module.css';
import { useSelahTexts } from './texts.js';

type SelahProps = {
  /** The conversation that is continued; a new one when undefined. */
  readonly conversationId: string | undefined;
  /** The passage that the reader came from. */
  readonly scriptureRef: string | undefined;
};

/** A conversation by voice (specification, section 4, "Selah voice chat statuses"). */
export function Selah({ conversationId, scriptureRef }: SelahProps) {
  const t = useSelahTexts();
  const selah = useSelah(conversationId, scriptureRef);
  const { session, state } = selah;
  const { phase, turn } = state.voice;
  const isOpen = phase === 'open' || phase === 'connecting';
  usePageTitle(t('title'));
  useVoiceKeys(session);
  useWakeLock(isOpen);
  useHeadset(session, phase === 'open', t('title'));
  const writes = phase !== 'offline' && phase !== 'closing';
  const { turns, helplines } = useTurns(selah);
  return (
    <div className={styles.page} data-talked={turns.length > 0 || undefined}>
      <div className={styles.screen}>
        <div className={styles.stage}>
          <Stage selah={selah} isSmall={turns.length > 0} />
        </div>
        <div className={styles.passage} data-open={state.passage !== undefined || undefined}>
          <PassagePanel passage={state.passage} onClose={() => session.showPassage(undefined)} />
        </div>
        <div className={styles.transcript}>
          <Transcript selah={selah} turns={turns} />
        </div>
        <div className={styles.controls}>
          {helplines && <HelpPanel helplines={helplines} />}
          <Controls selah={selah} />
          {writes && <TypeForm isBusy={phase === 'open' && turn === 'reader'} onAsk={session.ask} />}
        </div>
      </div>
      <footer className={styles.about}>
        <EngineLine selah={selah} />
        {!selah.isLoading && !selah.realtime && <RemainingUsage />}
      </footer>
    </div>
  );
}
