/**
 * The storage usage of this site on the device and its quota, in bytes, and whether the browser has granted persistent
 * storage.
 */
export type StorageSpace = {
  readonly used: number;
  readonly quota: number;
  readonly isPersistent: boolean;
};

/** The storage estimate of the browser; it is approximate, and some browsers return none. */
export async function storageSpace(): Promise<StorageSpace | undefined> {
  const { storage } = window.navigator;
  if (!storage?.estimate) return undefined;
  const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return { used: usage, quota, isPersistent };
}

/**
 * Requests persistent storage, so that the browser does not evict data when storage is low. The browser may ask the
 * reader, or decide itself.
 */
export async function requestPersistence(): Promise<boolean> {
  const { storage } = window.navigator;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
