import type { Database } from '../../database/database.js';
import { mongoError, transientTransactionError } from '../../errors/mongo-error.js';
import { requireNewNumber, retryRecordOf } from '../../sessions/retry-record.js';
import type { SessionRegistry } from '../../sessions/session-registry.js';
import type { Session, SessionTransaction } from '../../sessions/session.js';
import type { Command } from '../command.js';
import type { CommandRequest } from '../command-request.js';

/** Whether a command belongs to a multi-statement transaction. */
export function isInTransaction(request: CommandRequest): boolean {
  return request.get('autocommit') === false;
}

/**
 * Starts or finds the transaction of a command (manual, "Transactions").
 *
 * @returns undefined for a commit that was already done, perhaps before a restart
 * @throws MongoError 251 NoSuchTransaction, 225 TransactionTooOld, 263 for a command that transactions do not allow
 */
export function attachTransaction(
  request: CommandRequest,
  command: Command,
  session: Session | undefined,
  database: Database,
  sessions: SessionRegistry,
): SessionTransaction | undefined {
  const number = request.long('txnNumber');
  if (!session || number === undefined)
    throw mongoError('InvalidOptions', 'a transaction needs an lsid and a txnNumber');
  if (!command.inTransaction)
    throw mongoError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${request.commandName}' in a multi-document transaction.`,
    );
  if (request.flag('startTransaction')) return beginTransaction(session, number, database, sessions);
  const current = session.transaction;
  if (current?.number === number) return usable(current, request);
  if (request.commandName === 'commitTransaction' && wasCommitted(session, number, database))
    return undefined;
  throw noSuchTransaction(number, current);
}

function beginTransaction(
  session: Session,
  number: bigint,
  database: Database,
  sessions: SessionRegistry,
): SessionTransaction {
  const current = session.transaction;
  if (current && current.number > number)
    throw mongoError(
      'TransactionTooOld',
      `Cannot start transaction ${number} on session because a newer transaction ${current.number} has already started.`,
    );
  if (current?.number === number)
    throw transientTransactionError('NoSuchTransaction', `Transaction ${number} has already started`);
  withSnapshot(database, (view) => requireNewNumber(view.reader, session.id, number));
  sessions.abort(session);
  session.transaction = {
    number,
    state: 'open',
    commit: undefined,
    transaction: database.begin(),
    startedAt: Date.now(),
  };
  return session.transaction;
}

function usable(current: SessionTransaction, request: CommandRequest): SessionTransaction {
  const isEnding = request.commandName === 'commitTransaction';
  if (current.state === 'aborted') throw noSuchTransaction(current.number, current);
  if (current.state === 'committed' && !isEnding)
    throw request.commandName === 'abortTransaction'
      ? mongoError('TransactionCommitted', `Transaction ${current.number} has been committed.`)
      : noSuchTransaction(current.number, current);
  return current;
}

function wasCommitted(session: Session, number: bigint, database: Database): boolean {
  const record = withSnapshot(database, (view) => retryRecordOf(view.reader, session.id));
  return record?.kind === 'transaction' && record.number === number;
}

function withSnapshot<Result>(
  database: Database,
  use: (view: ReturnType<Database['read']>) => Result,
): Result {
  const view = database.read();
  try {
    return use(view);
  } finally {
    view.release();
  }
}

function noSuchTransaction(number: bigint, current: SessionTransaction | undefined) {
  return transientTransactionError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${current?.number ?? -1n}`,
  );
}
