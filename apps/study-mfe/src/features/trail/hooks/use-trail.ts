import { useLocation, useNavigate } from '@word-unfolded/ui';
import { readTrailAddress, withTrailPlace, type TrailPlace } from '../trail-address.js';

/** The place in Rhema Trail, which is part of the address: a reload and the back button keep it. */
export function useTrail(): TrailPlace & {
  /** The address of another place, on the same page. */
  readonly addressOf: (place: Partial<TrailPlace>) => string;
  readonly go: (place: Partial<TrailPlace>, options?: { readonly replace?: boolean }) => void;
} {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const addressOf = (place: Partial<TrailPlace>) => pathname + withTrailPlace(search, place);
  return {
    ...readTrailAddress(search),
    addressOf,
    go: (place, { replace = false } = {}) =>
      void navigate(addressOf(place), { replace, preventScrollReset: true }),
  };
}
