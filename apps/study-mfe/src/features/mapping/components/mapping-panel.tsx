import { useOwner, VISITOR } from '@word-unfolded/offline';
import { useVerseRequest } from '../../../scripture/selection/verse-requests.js';
import { useOpenMapping } from '../hooks/use-own-mapping.js';
import { BeginMapping } from './start/begin-mapping.js';
import type { MappingCallbacks } from './mapping-callbacks.js';
import { MappingProgress } from './mapping-progress.js';

/** The Scripture Mapping panel: the open mapping, or the start of a new one. */
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
  const { repository, mapping, isKnown, open, close } = useOpenMapping(owner);
  useVerseRequest('mapping', () => close());
  if (!isKnown) return null;
  if (!mapping) return <BeginMapping owner={owner} repository={repository} onOpen={open} />;
  return (
    <MappingProgress
      key={mapping.id}
      owner={owner}
      repository={repository}
      mapping={mapping}
      callbacks={callbacks}
      onOpen={open}
      onClose={close}
    />
  );
}
