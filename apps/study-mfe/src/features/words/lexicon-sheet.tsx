import { Dialog } from '@word-unfolded/ui/overlays';
import { openLexicon, shutLexicon, useLexiconFocus } from '../../scripture/words/lexicon-focus.js';
import { useStudyFocus } from '../../scripture/words/study-focus.js';
import { LexiconEntry } from './components/lexicon-entry.js';
import { useTexts } from './texts.js';

/** An overlay with the lexicon entry that an answer names. */
export function LexiconSheet() {
  const t = useTexts();
  const strongs = useLexiconFocus((focus) => focus.strongs);
  const translationId = useStudyFocus(({ inView }) => inView?.translation.id);
  if (strongs === undefined || translationId === undefined) return null;
  return (
    <Dialog
      title={t('lexicon.title', { strongs })}
      onPhone="sheet"
      isOpen={true}
      onOpenChange={(isOpen) => !isOpen && shutLexicon()}
    >
      <LexiconEntry key={strongs} strongs={strongs} translationId={translationId} onOpen={openLexicon} />
    </Dialog>
  );
}
