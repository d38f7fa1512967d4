import { VISITOR } from '../store/use-owner.js';
import { addReading, dropReading, readReading, settleReading } from './stored-reading.js';
import type { SyncServer } from './server.js';

/** The reading progress of a visitor on this device becomes that of the reader who signs in. */
export async function importReading(owner: string): Promise<void> {
  await addReading(owner, await readReading(VISITOR));
  await dropReading(VISITOR);
}

/**
 * Fetches the reading progress of other devices, and sends that of this one if the server lacks it. @throws AppError
 */
export async function syncReading(owner: string, server: SyncServer): Promise<void> {
  const known = await server.getReading();
  await addReading(owner, known, false);
  const together = await readReading(owner);
  if (JSON.stringify(together) !== JSON.stringify(known)) await server.saveReading(together);
  await settleReading(owner, together);
}
