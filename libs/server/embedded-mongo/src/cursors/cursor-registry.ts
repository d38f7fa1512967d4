import { randomInt } from 'node:crypto';
import { mongoError } from '../errors/mongo-error.js';
import type { Cursor } from './cursor.js';

/** Manual, "Cursors: Cursor Behaviors": an idle cursor is closed after ten minutes. */
const IDLE_MILLISECONDS = 10 * 60 * 1000;

type Entry = { readonly cursor: Cursor; readonly sessionId: string | undefined; lastUsed: number };

/** The open cursors of a server, by id. */
export class CursorRegistry {
  private readonly entries = new Map<bigint, Entry>();
  private count = 0n;

  /** @param sessionId the session of the transaction that the cursor belongs to */
  register(cursor: Cursor, sessionId: string | undefined): bigint {
    this.count += 1n;
    // Random, so that a client cannot guess it by counting.
    const id = (this.count << 31n) | BigInt(randomInt(1, 0x7fffffff));
    this.entries.set(id, { cursor, sessionId, lastUsed: Date.now() });
    return id;
  }

  /** @throws MongoError 43 CursorNotFound, 20 if it belongs to a transaction and is used outside it */
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

  /** @returns whether the cursor existed */
  close(id: bigint): boolean {
    const entry = this.entries.get(id);
    this.entries.delete(id);
    entry?.cursor.close();
    return entry !== undefined;
  }

  /** Closes the cursors of a transaction that has ended. */
  closeOfSession(sessionId: string): void {
    for (const [id, entry] of this.entries) if (entry.sessionId === sessionId) this.close(id);
  }

  closeIdle(): void {
    const limit = Date.now() - IDLE_MILLISECONDS;
    for (const [id, { cursor, lastUsed }] of this.entries)
      if (cursor.expires && lastUsed < limit) this.close(id);
  }

  /**
   * Closes the least recently used cursor that belongs to no transaction, so that others can be opened.
   *
   * @returns whether there was one
   */
  closeLongestIdle(): boolean {
    let oldest: { readonly id: bigint; readonly lastUsed: number } | undefined;
    for (const [id, { cursor, sessionId, lastUsed }] of this.entries) {
      if (sessionId !== undefined || !cursor.holdsSnapshot || !cursor.expires) continue;
      if (!oldest || lastUsed < oldest.lastUsed) oldest = { id, lastUsed };
    }
    return oldest !== undefined && this.close(oldest.id);
  }

  closeAll(): void {
    for (const id of [...this.entries.keys()]) this.close(id);
  }

  get size(): number {
    return this.entries.size;
  }
}
