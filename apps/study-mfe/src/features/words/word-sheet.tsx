import { Dialog } from '@word-unfolded/ui/overlays';
import { WordStudy } from './components/word-study.js';
import { shutTapped, useStudyFocus } from '../../scripture/words/study-focus.js';

/** An overlay with the tapped word, for screens without room beside the text. */
export function WordSheet() {
  const { words, inView, isTapped } = useStudyFocus();
  if (!words || !inView) return null;
  return (
    <Dialog
      title={words.text}
      onPhone="sheet"
      isOpen={isTapped}
      onOpenChange={(isOpen) => !isOpen && shutTapped()}
    >
      <WordStudy
        key={`${words.verse} ${words.link.start}`}
        words={words}
        translationId={inView.translation.id}
      />
    </Dialog>
  );
}
