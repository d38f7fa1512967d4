import { useOwner, VISITOR } from '@word-unfolded/offline';
import { useKeptFocus, useNavigate } from '@word-unfolded/ui';
import { mappingAddress } from '../../../scripture/address/mapping-view.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { useVerseRequest } from '../../../scripture/selection/verse-requests.js';
import { osisOf, useStudyFocus } from '../../../scripture/words/study-focus.js';
import { useOpenMapping } from '../hooks/use-own-mapping.js';
import type { ReadMapping } from '../state/own-mapping.js';
import { BeginMapping } from './start/begin-mapping.js';
import type { MappingCallbacks } from './mapping-callbacks.js';
import { MappingProgress } from './mapping-progress.js';

/** Scripture Mapping: the open mapping, or the start of a new one. */
export function MappingPanel(callbacks: MappingCallbacks) {
  const owner = useOwner();
  if (owner === undefined || owner === VISITOR) return null;
  return <OwnMappingPanel key={owner} owner={owner} callbacks={callbacks} />;
}

function OwnMappingPanel({
  owner,
  callbacks,
}: {
  readonly owner: string;
  readonly callbacks: MappingCallbacks;
}) {
  const { repository, mapping, left, isKnown, open, close } = useOpenMapping(owner);
  const follow = useFollowPassage();
  const panel = useKeptFocus<HTMLDivElement>(nextFocus);
  useVerseRequest('mapping', () => close());
  const openHere = (opened: ReadMapping) => {
    open(opened);
    follow(opened);
  };
  return (
    <div ref={panel}>
      {isKnown && !mapping && <BeginMapping owner={owner} repository={repository} onOpen={openHere} />}
      {isKnown && mapping && (
        <MappingProgress
          key={mapping.id}
          owner={owner}
          repository={repository}
          mapping={mapping}
          left={left}
          callbacks={callbacks}
          onOpen={openHere}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The button that took the place of another one in a step, or else the beginning of what the panel shows now. */
function nextFocus(panel: HTMLElement, near: Element): HTMLElement | null {
  const step = near.closest('[data-step-content]');
  return (
    step?.querySelector<HTMLElement>('[data-step-action]') ??
    panel.querySelector<HTMLElement>('[data-continues-here]')
  );
}

/** Opens the passage of a mapping, for the other parts of the page, unless the open passage contains it. */
function useFollowPassage() {
  const navigate = useNavigate();
  const inView = useStudyFocus((focus) => focus.inView);
  return ({ osis, reference, translationId }: ReadMapping) => {
    const [first] = osis.split('-');
    if (inView?.verses.some((verse) => osisOf(verse) === first)) return;
    const { search } = new URL(passageAddress(reference, translationId), window.location.origin);
    void navigate(mappingAddress(search));
  };
}
