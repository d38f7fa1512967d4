import type { Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { IconButton } from '@word-unfolded/ui';
import { useListening } from '../hooks/use-listening.js';
import { speechPlayer, type SpeechPlayer } from '../player/speech-player.js';
import { SPEECH_ICONS } from './speech-icons.js';
import styles from './listen-button.module.css';

type ListenButtonProps = {
  readonly passages: readonly Passage[];
  /** That of the translation, not of the interface. */
  readonly language: Language;
  /** That of the page, unless a test brings its own. */
  readonly player?: SpeechPlayer;
};

/** Reads passages aloud, pauses, and goes on; `SpeechPlayerBar` has the rest of what one does with a reading. */
export function ListenButton({ passages, language, player = speechPlayer }: ListenButtonProps) {
  const { status, label, toggle } = useListening(passages, language, player);
  return (
    <IconButton
      className={styles.button}
      icon={SPEECH_ICONS[status]}
      label={label}
      aria-busy={status === 'loading' || undefined}
      aria-disabled={!toggle || undefined}
      onClick={toggle}
    />
  );
}
