import type { JobOwner } from '@word-unfolded/contracts';

/** The name of an owner in the keys of Redis. */
export function ownerName(owner: JobOwner): string {
  return owner.kind === 'reader' ? `reader ${owner.id}` : `visitor ${encodeURIComponent(owner.browser)}`;
}
