import { useModule } from '@word-unfolded/ui';
import { openLexicon } from '../../../scripture/words/lexicon-focus.js';
import { useRequested } from '../../../scripture/selection/verse-requests.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { useAddressedConversation } from './use-addressed-conversation.js';

/** The context of the assistant: the verses that the reader asks about, or the passage that is open. */
function usePassageContext() {
  const asked = useRequested('theo')?.reference;
  const open = useStudyFocus(({ inView }) => inView?.reference);
  const reference = asked ?? open;
  const translationId = useStudyFocus(({ inView }) => inView?.translation.id);
  return { reference, translationId, isChosen: asked !== undefined };
}

/** The assistant on wide screens, loaded after the page: it floats over the page. */
export function LazyTheoFloat() {
  const passage = usePassageContext();
  const theo = useModule(() => import('../../../features/theo/float/theo-float.js'), true);
  useAddressedConversation();
  const onLexicon = passage.translationId === undefined ? undefined : openLexicon;
  return theo && <theo.TheoFloat passage={passage} onLexicon={onLexicon} />;
}

/** The assistant on a phone and a tablet, loaded after the page: a part of it. */
export function LazyTheoPart() {
  const passage = usePassageContext();
  const theo = useModule(() => import('../../../features/theo/components/theo-chat.js'), true);
  return (
    theo && (
      <theo.TheoChat passage={passage} variant="part" takesFocus={passage.isChosen} onLexicon={openLexicon} />
    )
  );
}
