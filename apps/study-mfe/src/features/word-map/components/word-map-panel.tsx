import { useOwner, VISITOR } from '@word-unfolded/offline';
import { OwnWordMap, type WordMapCallbacks } from './own-word-map.js';

/** The Word Map of the current reader. */
export function WordMapPanel(callbacks: WordMapCallbacks) {
  const owner = useOwner();
  if (owner === undefined || owner === VISITOR) return null;
  return <OwnWordMap key={owner} owner={owner} callbacks={callbacks} />;
}
