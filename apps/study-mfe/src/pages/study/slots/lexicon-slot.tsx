import { useModule } from '@word-unfolded/ui';
import { useLexiconFocus } from '../../../scripture/words/lexicon-focus.js';

/** The slot of the lexicon entry that an answer names; it is loaded with the first entry. */
export function LexiconSlot() {
  const isOpen = useLexiconFocus(({ strongs }) => strongs !== undefined);
  const sheet = useModule(() => import('../../../features/words/lexicon-sheet.js'), isOpen);
  return sheet && <sheet.LexiconSheet />;
}
