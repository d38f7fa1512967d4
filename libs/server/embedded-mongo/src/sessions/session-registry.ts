import { identityOf } from '../bson/order/ordered-key.js';
import { isDocument, type Maybe } from '../bson/value.js';
import type { Database } from '../database/database.js';
import { mongoError } from '../errors/mongo-error.js';
import type { Session } from './session.js';

/** `logicalSessionTimeoutMinutes` of the handshake. */
export const SESSION_TIMEOUT_MINUTES = 30;

/** The sessions of a server, and their transactions. */
export class SessionRegistry {
  private readonly sessions = new Map<string, Session>();

  /** @param onEnd called with the session of a transaction that has ended */
  constructor(
    private readonly database: Database,
    private readonly transactionMilliseconds: number,
    private readonly onEnd: (sessionId: string) => void,
  ) {}

  /** The session of a command. It is created on first use. */
  use(lsid: Maybe): Session {
    const id = sessionIdOf(lsid);
    let session = this.sessions.get(id);
    if (!session) this.sessions.set(id, (session = { id, transaction: undefined, lastUsed: 0 }));
    session.lastUsed = Date.now();
    return session;
  }

  get size(): number {
    return this.sessions.size;
  }

  abort(session: Session): void {
    const current = session.transaction;
    if (current?.state !== 'open' || current.commit) return;
    current.state = 'aborted';
    this.onEnd(session.id);
    this.database.abort(current.transaction);
  }

  end(lsid: Maybe): void {
    const session = this.sessions.get(sessionIdOf(lsid));
    if (!session) return;
    this.abort(session);
    this.sessions.delete(session.id);
  }

  abortAll(): void {
    for (const session of this.sessions.values()) this.abort(session);
  }

  /** Aborts transactions that exceed the time limit (`transactionLifetimeLimitSeconds`), and removes idle sessions. */
  sweep(): void {
    const now = Date.now();
    for (const session of this.sessions.values()) {
      const { transaction } = session;
      if (transaction?.state === 'open' && now - transaction.startedAt > this.transactionMilliseconds)
        this.abort(session);
      const isIdle = now - session.lastUsed > SESSION_TIMEOUT_MINUTES * 60_000;
      if (isIdle && session.transaction?.state !== 'open') this.sessions.delete(session.id);
    }
  }
}

function sessionIdOf(lsid: Maybe): string {
  const id = isDocument(lsid) ? lsid.get('id') : undefined;
  if (id === undefined) throw mongoError(40414, "BSON field 'lsid.id' is missing but a required field");
  return identityOf(id);
}
