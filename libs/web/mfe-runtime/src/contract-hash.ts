/** Hash of the contracts that this app was built against; the build inserts it (`build/contract-hash.mjs`). */
declare const CONTRACT_HASH: string;

/** Part of the error message, because the federation runtime forwards nothing else. */
const MARK = 'REMOTE_HAS_OTHER_CONTRACTS';

/**
 * Checks that a remote was built against the contracts of this page.
 *
 * @param metaData the metadata in the manifest of the remote
 * @throws Error for which `hasOtherContracts` is true
 */
export function checkContracts(address: string, metaData: unknown): void {
  const contracts =
    typeof metaData === 'object' && metaData !== null && 'contracts' in metaData
      ? metaData.contracts
      : undefined;
  if (contracts !== CONTRACT_HASH)
    throw new Error(
      `${MARK}: ${address} was built against ${String(contracts)}, this page against ${CONTRACT_HASH}`,
    );
}

/** Whether a remote failed to load because it was built against other contracts than this page. */
export function hasOtherContracts(error: unknown): boolean {
  return error instanceof Error && (error.message.includes(MARK) || hasOtherContracts(error.cause));
}
