import { transientTransactionError } from '../../errors/mongo-error.js';
import { putRetryRecord } from '../../sessions/retry-record.js';
import { okReply } from '../../protocol/reply.js';
import type { Session, SessionTransaction } from '../../sessions/session.js';
import type { CommandContext, Commands } from '../command.js';

/** Manual, "Session Commands" and "Transactions" */
export const sessionCommands: Commands = {
  abortTransaction: {
    kind: 'local',
    inTransaction: true,
    fields: ['recoveryToken'],
    run: (_request, context) => {
      requireTransaction(context);
      if (context.session) context.sessions.abort(context.session);
      return okReply();
    },
  },
  commitTransaction: {
    kind: 'local',
    inTransaction: true,
    fields: ['recoveryToken'],
    run: (_request, context) => commit(context),
  },
  endSessions: {
    kind: 'local',
    fields: [],
    run: (request, { sessions }) => {
      for (const lsid of request.array('endSessions') ?? []) sessions.end(lsid);
      return okReply();
    },
  },
};

function requireTransaction({ transaction }: CommandContext) {
  if (!transaction) throw transientTransactionError('NoSuchTransaction', 'no transaction in progress');
  return transaction;
}

async function commit(context: CommandContext) {
  const current = requireTransaction(context);
  const { session } = context;
  if (current.state === 'committed' || !session) return okReply();
  current.commit ??= commitOnce(context, session, current);
  await current.commit;
  return okReply();
}

/** The commit record is part of the commit, so that a repeated commit is recognised, also after a restart. */
async function commitOnce(
  { database, cursors, sessions }: CommandContext,
  session: Session,
  current: SessionTransaction,
): Promise<void> {
  try {
    await database.commit(current.transaction, (work) => {
      if (!work.reader.isEmpty)
        putRetryRecord(work, session.id, { kind: 'transaction', number: current.number });
    });
    current.state = 'committed';
    cursors.closeOfSession(session.id);
  } catch (error) {
    current.commit = undefined;
    sessions.abort(session);
    throw error;
  }
}
