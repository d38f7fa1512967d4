import { useModule } from '@word-unfolded/ui';
import { useStore } from 'zustand';
import { speechPlayer } from '../player/speech-player.js';

/** The speech player: loaded with the first reading, it stays visible below the text. */
export function LazySpeechPlayer() {
  const isOpen = useStore(speechPlayer, ({ passages }) => passages !== undefined);
  const bar = useModule(() => import('./speech-player-bar.js'), isOpen);
  return bar && <bar.SpeechPlayerBar />;
}
