import { readerAddress } from '@word-unfolded/answers';
import { PAGES } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';

/** Returns the address at which a reader, or a visitor, reads a passage. */
export function useReferenceAddress(): (reference: string) => string {
  const { status } = useSession();
  return (reference) =>
    status === 'visitor'
      ? `${PAGES.home}?${new URLSearchParams({ ref: reference }).toString()}`
      : readerAddress(reference);
}
