/**
 * Runs a task while no other tab of this browser runs one of this name (Web Locks). A browser without locks runs it
 * anyway: the server executes the same write once.
 */
export async function inOrder(name: string, work: () => Promise<void>): Promise<void> {
  const { navigator } = globalThis as { readonly navigator?: { readonly locks?: LockManager } };
  const locks = navigator?.locks;
  if (locks) await locks.request(name, work);
  else await work();
}
