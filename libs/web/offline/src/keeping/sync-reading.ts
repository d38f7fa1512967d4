import { VISITOR } from '../kept/use-owner.js';
import { addReading, dropReading, readReading } from './kept-reading.js';
import type { KeepingServer } from './server.js';

/** What a visitor read on this device becomes that of the reader who signs in. */
export async function adoptReading(owner: string): Promise<void> {
  await addReading(owner, await readReading(VISITOR));
  await dropReading(VISITOR);
}

/** Learns what other devices remember, and tells the server what this one does, unless it knows. @throws CatalogueError */
export async function syncReading(owner: string, server: KeepingServer): Promise<void> {
  const known = await server.getReading();
  await addReading(owner, known);
  const together = await readReading(owner);
  if (JSON.stringify(together) !== JSON.stringify(known)) await server.keepReading(together);
}
