/** How much this site takes on the device and how much it may, in bytes, and whether the browser has promised to keep it. */
export type StorageRoom = {
  readonly used: number;
  readonly quota: number;
  readonly isPersistent: boolean;
};

/** The room of this device, as far as the browser tells; it answers roughly, and some do not at all. */
export async function storageRoom(): Promise<StorageRoom | undefined> {
  const { storage } = window.navigator;
  if (!storage?.estimate) return undefined;
  const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return { used: usage, quota, isPersistent };
}

/** Asks the browser not to throw away what is kept when room gets short. It may ask the reader, or decide by itself. */
export async function requestPersistence(): Promise<boolean> {
  const { storage } = window.navigator;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
