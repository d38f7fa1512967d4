import { useModule } from '@word-unfolded/ui';
import { useLexiconFocus } from '../../scripture/words/lexicon-focus.js';

/** The place of the lexicon's entry that an answer names: it is fetched with the first one. */
export function LexiconSlot() {
  const isOpen = useLexiconFocus(({ strongs }) => strongs !== undefined);
  const sheet = useModule(() => import('../../features/words/lexicon-sheet.js'), isOpen);
  return sheet && <sheet.LexiconSheet />;
}
