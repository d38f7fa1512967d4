import { useModule } from '@word-unfolded/ui';
import { useStore } from 'zustand';
import { speechPlayer } from '../player/speech-player.js';

/** The slot of the player: it is loaded with the first reading, and stays visible below the text. */
export function SpeechSlot() {
  const isOpen = useStore(speechPlayer, ({ passages }) => passages !== undefined);
  const bar = useModule(() => import('./speech-player-bar.js'), isOpen);
  return bar && <bar.SpeechPlayerBar />;
}
