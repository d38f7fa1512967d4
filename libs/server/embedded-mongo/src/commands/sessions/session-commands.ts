import { randomBytes } from 'node:crypto';
import { documentOf } from '../../bson/document-literal.js';
import { Binary } from '../../bson/value.js';
import { transientTransactionError } from '../../errors/mongo-error.js';
import { putRetryRecord } from '../../sessions/retry-record.js';
import { SESSION_TIMEOUT_MINUTES } from '../../sessions/session-registry.js';
import { okReply } from '../../protocol/reply.js';
import type { Session, SessionTransaction } from '../../sessions/session.js';
import type { Command, CommandContext, Commands } from '../command.js';

/** Ends the sessions that a command names. */
function ending(field: string): Command {
  return {
    kind: 'local',
    fields: [],
    run: (request, { sessions }) => {
      for (const lsid of request.array(field) ?? []) sessions.end(lsid);
      return okReply();
    },
  };
}

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
  endSessions: ending('endSessions'),
  killAllSessions: {
    kind: 'local',
    fields: [],
    run: (_request, { sessions }) => {
      sessions.abortAll();
      return okReply();
    },
  },
  killSessions: ending('killSessions'),
  refreshSessions: {
    kind: 'local',
    fields: [],
    run: (request, { sessions }) => {
      for (const lsid of request.array('refreshSessions') ?? []) sessions.use(lsid);
      return okReply();
    },
  },
  startSession: {
    kind: 'local',
    fields: [],
    run: (_request, { sessions }) => {
      const lsid = documentOf({ id: new Binary(randomBytes(16), Binary.SUBTYPE_UUID) });
      sessions.use(lsid);
      return okReply({ id: lsid, timeoutMinutes: SESSION_TIMEOUT_MINUTES });
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
