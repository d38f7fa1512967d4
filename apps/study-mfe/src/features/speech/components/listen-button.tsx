import type { Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { classNames, IconButton } from '@word-unfolded/ui';
import { useStore } from 'zustand';
import { useListening } from '../hooks/use-listening.js';
import { speechPlayer, type SpeechPlayer } from '../player/speech-player.js';
import styles from './listen-button.module.css';

type ListenButtonProps = {
  readonly passages: readonly Passage[];
  /** That of the translation, not of the interface. */
  readonly language: Language;
  /** That of the page, unless a test brings its own. */
  readonly player?: SpeechPlayer;
};

const ICONS = { idle: 'hear', loading: 'hear', playing: 'pause', error: 'alert' } as const;

/** Reads passages aloud, pauses, and goes on; `SpeechPlayerBar` has the rest of what one does with a reading. */
export function ListenButton({ passages, language, player = speechPlayer }: ListenButtonProps) {
  const { status, label, toggle } = useListening(passages, language, player);
  const hasPlayer = useStore(player, (state) => state.passages !== undefined);
  return (
    <IconButton
      className={classNames(styles.button, hasPlayer && styles.open)}
      icon={ICONS[status]}
      label={label}
      aria-busy={status === 'loading' || undefined}
      aria-disabled={!toggle || undefined}
      onClick={toggle}
    />
  );
}
