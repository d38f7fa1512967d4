import { useSession } from '@word-unfolded/session';

/** Whose things are kept under the name of nobody: a visitor's. */
export const VISITOR = 'visitor';

/**
 * Whose things this device shows: the reader's who is signed in, or a visitor's. Undefined while it is not known who
 * reads. Whoever shares the device sees none of another reader's.
 */
export function useOwner(): string | undefined {
  const { status, user } = useSession();
  if (status === 'checking') return undefined;
  return user?._id ?? VISITOR;
}
