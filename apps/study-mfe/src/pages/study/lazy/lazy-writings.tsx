import { useOwner } from '@word-unfolded/offline';
import { useModule } from '@word-unfolded/ui';

/** The content that can be generated about the passage, loaded after the page, for the reader's open note. */
export function LazyWritings() {
  const owner = useOwner();
  const own = useModule(() => import('./own-writings.js'), true);
  return own && owner !== undefined ? <own.OwnWritings key={owner} owner={owner} /> : null;
}
