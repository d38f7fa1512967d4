import { useOwner, VISITOR } from '@word-unfolded/offline';
import { useOpenMapping } from '../hooks/use-own-mapping.js';
import { BeginMapping } from './begin-mapping.js';
import type { MappingHands } from './mapping-hands.js';
import { MappingWay } from './mapping-way.js';

/** Scripture Mapping of who reads: the mapping that is open, or where one begins. */
export function MappingPanel(hands: MappingHands) {
  const owner = useOwner();
  if (owner === undefined || owner === VISITOR) return null;
  return <OwnMappingPanel key={owner} owner={owner} hands={hands} />;
}

function OwnMappingPanel({ owner, hands }: { readonly owner: string; readonly hands: MappingHands }) {
  const { shelf, mapping, isKnown, open, close } = useOpenMapping(owner);
  if (!isKnown) return null;
  if (!mapping) return <BeginMapping owner={owner} shelf={shelf} onOpen={open} />;
  return (
    <MappingWay
      key={mapping.id}
      owner={owner}
      shelf={shelf}
      mapping={mapping}
      hands={hands}
      onOpen={open}
      onClose={close}
    />
  );
}
