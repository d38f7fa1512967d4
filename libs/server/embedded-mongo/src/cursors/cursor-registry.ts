import { randomInt } from 'node:crypto';
import { mongoError } from '../errors/mongo-error.js';
import type { Cursor } from './cursor.js';

/** Manual, "Cursors: Cursor Behaviors": an idle cursor is closed after ten minutes. */
const IDLE_MILLISECONDS = 10 * 60 * 1000;

type Entry = { readonly cursor: Cursor; readonly sessionId: string | undefined; lastUsed: number };

/** The open cursors of a server, by their ids. */
export class CursorRegistry {
  private readonly entries = new Map<bigint, Entry>();
  private count = 0n;

  /** @param sessionId of the transaction that the cursor belongs to */
  register(cursor: Cursor, sessionId: string | undefined): bigint {
    this.count += 1n;
    // Not to be guessed by counting.
    const id = (this.count << 31n) | BigInt(randomInt(1, 0x7fffffff));
    this.entries.set(id, { cursor, sessionId, lastUsed: Date.now() });
    return id;
  }

  /** @throws MongoError 43 CursorNotFound, 20 when it belongs to a transaction and is used outside of it */
  use(id: bigint, sessionId: string | undefined): Cursor {
    const entry = this.entries.get(id);
    if (!entry || entry.cursor.isClosed) throw mongoError('CursorNotFound', `cursor id ${id} not found`);
    if (entry.sessionId !== sessionId)
      throw mongoError(
        50738,
        `Cannot run getMore on cursor ${id}, which was ${entry.sessionId ? '' : 'not '}created in this session's transaction`,
      );
    entry.lastUsed = Date.now();
    return entry.cursor;
  }

  /** @returns whether there was such a cursor */
  close(id: bigint): boolean {
    const entry = this.entries.get(id);
    this.entries.delete(id);
    entry?.cursor.close();
    return entry !== undefined;
  }

  /** Closes the cursors of a transaction that is over. */
  closeOfSession(sessionId: string): void {
    for (const [id, entry] of this.entries) if (entry.sessionId === sessionId) this.close(id);
  }

  closeIdle(): void {
    const limit = Date.now() - IDLE_MILLISECONDS;
    for (const [id, { cursor, lastUsed }] of this.entries)
      if (cursor.expires && lastUsed < limit) this.close(id);
  }

  closeAll(): void {
    for (const id of [...this.entries.keys()]) this.close(id);
  }

  get size(): number {
    return this.entries.size;
  }
}
