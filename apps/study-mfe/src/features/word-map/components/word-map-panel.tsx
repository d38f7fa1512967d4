import { useOwner, VISITOR } from '@word-unfolded/offline';
import { OwnWordMap, type WordMapHands } from './own-word-map.js';

/** Word Map of who reads. */
export function WordMapPanel(hands: WordMapHands) {
  const owner = useOwner();
  if (owner === undefined || owner === VISITOR) return null;
  return <OwnWordMap key={owner} owner={owner} hands={hands} />;
}
