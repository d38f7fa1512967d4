/**
 * Does a work while no other tab of this browser does one of this name (Web Locks). A browser without locks takes its
 * chance: the server does the same write once.
 */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks) await locks.request(name, work);
  else await work();
}
