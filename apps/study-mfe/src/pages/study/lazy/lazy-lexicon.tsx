import { useModule } from '@word-unfolded/ui';
import { useLexiconFocus } from '../../../scripture/words/lexicon-focus.js';

/** The lexicon entry that an answer names, loaded with the first entry. */
export function LazyLexicon() {
  const isOpen = useLexiconFocus(({ strongs }) => strongs !== undefined);
  const sheet = useModule(() => import('../../../features/words/lexicon-sheet.js'), isOpen);
  return sheet && <sheet.LexiconSheet />;
}
