import { IconButton } from '@word-unfolded/ui';
import type { PassagesToSpeak } from '../speech-passages.js';
import { useListening } from '../hooks/use-listening.js';
import { speechPlayer, type SpeechPlayer } from '../player/speech-player.js';
import { SPEECH_ICONS } from './speech-icons.js';
import styles from './listen-button.module.css';

type ListenButtonProps = {
  readonly speech: PassagesToSpeak;
  /** Beside the field of the passage, or on a phone, where the field needs the room, in the line of its title. */
  readonly place?: 'tools' | 'title';
  /** The player of the page, unless a test provides its own. */
  readonly player?: SpeechPlayer;
};

/** Reads passages aloud, pauses and resumes; `SpeechPlayerBar` has the other controls. */
export function ListenButton({ speech, place = 'tools', player = speechPlayer }: ListenButtonProps) {
  const { status, label, toggle } = useListening(speech, player);
  return (
    <IconButton
      className={styles[place]}
      icon={SPEECH_ICONS[status]}
      label={label}
      aria-busy={status === 'loading' || undefined}
      aria-disabled={!toggle || undefined}
      onClick={toggle}
    />
  );
}
