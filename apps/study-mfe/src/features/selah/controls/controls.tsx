import { refusedFor } from '@word-unfolded/api-client';
import { classNames, Icon, useOverlay, type IconName } from '@word-unfolded/ui';
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { Selah } from '../hooks/use-selah.js';
import type { VoicePhase } from '../machine/voice-state.js';
import { useSelahTexts } from '../texts.js';
import styles from './controls.module.css';

/** The buttons of the conversation; on a phone they are within reach of the thumb. */
export function Controls({ selah }: { readonly selah: Selah }) {
  const t = useSelahTexts();
  const { session, state, earlier } = selah;
  const { phase, turn, mode, isMuted, isHeld } = state.voice;
  const settings = useOverlay('dialog', () => import('./settings-dialog.js'));
  const hears = state.engine?.hears.by !== 'nobody';
  const isAnswering = turn === 'selah' || turn === 'processing';
  const hasSaid = earlier.length > 0 || state.turns.length > 0;
  const group = useFocusKept(phase);
  const isElsewhere = refusedFor(state.problem, 'VOICE_CALL_IN_PROGRESS');
  return (
    <div ref={group} role="group" aria-label={t('controls.label')} tabIndex={-1} className={styles.controls}>
      {phase === 'open' && hears && (
        <RoundButton
          icon={isMuted ? 'muted' : 'microphone'}
          label={t(isMuted ? 'controls.unmute' : 'controls.mute')}
          aria-pressed={isMuted}
          onClick={() => session.tell(isMuted ? 'unmute' : 'mute')}
        />
      )}
      {(phase === 'ready' || phase === 'failed') && (
        <RoundButton
          isMain
          icon={phase === 'failed' ? 'again' : 'microphone'}
          label={t(phase === 'failed' ? 'controls.retry' : hasSaid ? 'controls.goOn' : 'controls.begin')}
          disabled={selah.isLoading}
          onClick={() => session.tell('start')}
        />
      )}
      {phase === 'failed' && isElsewhere && (
        <RoundButton icon="on" label={t('controls.replace')} onClick={session.replace} />
      )}
      {phase === 'open' && mode === 'push' && hears && (
        <RoundButton
          isMain
          icon="microphone"
          label={t('controls.hold')}
          aria-pressed={isHeld}
          disabled={isMuted}
          onPointerDown={() => session.tell('press')}
          onPointerUp={() => session.tell('release')}
          onPointerLeave={() => session.tell('release')}
          onPointerCancel={() => session.tell('release')}
          onContextMenu={(event) => event.preventDefault()} // a long press on a phone
          onKeyDown={({ key, repeat }) =>
            (key === ' ' || key === 'Enter') && !repeat && session.tell('press')
          }
          onKeyUp={({ key }) => (key === ' ' || key === 'Enter') && session.tell('release')}
        />
      )}
      {phase === 'open' && (mode === 'open' || !hears) && (
        <RoundButton
          isMain
          icon="halt"
          label={t('controls.interrupt')}
          disabled={!isAnswering}
          onClick={() => session.tell('interrupt')}
        />
      )}
      {(phase === 'open' || phase === 'connecting') && (
        <RoundButton icon="shut" label={t('controls.end')} onClick={() => session.tell('end')} />
      )}
      {phase !== 'open' && phase !== 'connecting' && (
        <RoundButton icon="tune" label={t('controls.settings')} {...settings.trigger} />
      )}
      {settings.module && <settings.module.SettingsDialog {...settings.overlay} selah={selah} />}
    </div>
  );
}

/**
 * Keeps the focus at the buttons when the one that had it goes away, such as the one that begins. It goes to none of the
 * others: the next press of the space bar would end the conversation instead of opening the microphone.
 */
function useFocusKept(phase: VoicePhase): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const element = group.current;
    const note = () => void (had.current = element?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (had.current && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true });
  }, [phase]);
  return group;
}

type RoundButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly isMain?: boolean;
};

function RoundButton({ icon, label, isMain = false, ...rest }: RoundButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, isMain && styles.main)}>
      <span className={styles.round}>
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </button>
  );
}
