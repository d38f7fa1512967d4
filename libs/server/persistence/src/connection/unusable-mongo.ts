import { BackingServerError, serversIn } from '@word-unfolded/service-kit';

/**
 * Transactions and change streams need a replica set, or a sharded cluster. A single server accepts everything else, so
 * the first transaction would fail.
 *
 * @param hello the server's answer to `hello`
 * @throws Error that says how to make one
 */
export function assertReplicaSet(hello: { readonly setName?: unknown; readonly msg?: unknown }): void {
  if (hello.setName !== undefined || hello.msg === 'isdbgrid') return;
  throw new Error(
    'it is not a replica set, which transactions need: start it with --replSet, and initiate the set (one member is enough)',
  );
}

/** MongoDB's codes for a wrong password, and for none where one is needed: AuthenticationFailed, Unauthorized. */
const REFUSED = new Set<unknown>([18, 13]);

/** Why a database cannot be used, for the operator, without the password of its address. */
export function unusable(error: unknown, uri: string): BackingServerError {
  return new BackingServerError(
    `MongoDB at ${serversIn(uri)} (MONGODB_URI) cannot be used: ${reasonOf(error)}.`,
    { cause: error },
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && REFUSED.has(error.code) ? 'it refuses the user or password' : error.message;
}
