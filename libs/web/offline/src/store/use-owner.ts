import { useSession } from '@word-unfolded/session';

/** The owner name of records without an account: a visitor's. */
export const VISITOR = 'visitor';

/**
 * The owner of the data that this device shows: the signed-in reader, or a visitor. Undefined until the session is
 * known. Readers who share a device never see each other's data.
 */
export function useOwner(): string | undefined {
  const { status, user } = useSession();
  if (status === 'checking') return undefined;
  return user?._id ?? VISITOR;
}
