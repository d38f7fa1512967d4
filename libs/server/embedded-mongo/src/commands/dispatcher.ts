import { setTimeout as delay } from 'node:timers/promises';
import type { BsonDocument } from '../bson/value.js';
import { documentOf } from '../bson/document-literal.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { ERROR_CODES } from '../errors/error-codes.js';
import { MongoError, mongoError, notSupported, transientTransactionError } from '../errors/mongo-error.js';
import { Operation } from '../operations/operation.js';
import { runAtOnce, runInOneSlice, runToResult, TakesLong } from '../operations/reads/run-stream.js';
import { putRetryRecord, repliedBefore } from '../sessions/retry-record.js';
import type { Pause } from '../stage-stream/stage-stream.js';
import type { Message } from '../protocol/message.js';
import { CursorReply, okReply, type Reply } from '../protocol/reply.js';
import { OPEN_COMMANDS } from './sessions/authentication-commands.js';
import { checkApiVersion, checkReadConcern, checkWriteConcern, writeConcernErrorOf } from './concerns.js';
import type { ClientConnection, Command, CommandContext, CommandView, ServerParts } from './command.js';
import { CommandRequest } from './command-request.js';
import { commands } from './commands.js';
import { DroppedConnection, type Failure } from './fail-points.js';
import { advanceToClientTime, ReplyTimes } from './reply-times.js';
import { attachTransaction, isInTransaction } from './sessions/transaction-attachment.js';

/** Fields that every command may have (manual, "Database Commands"; driver specifications). */
const COMMON_FIELDS = [
  '$clusterTime',
  '$db',
  '$readPreference',
  'apiDeprecationErrors',
  'apiStrict',
  'apiVersion',
  'autocommit',
  'comment',
  'lsid',
  'maxTimeMS',
  'maxTimeMSOpOnly',
  'readConcern',
  'startTransaction',
  'txnNumber',
  'writeConcern',
];

/** Runs commands: validates them, finds their session and transaction, and gives them access to the data. */
export class Dispatcher {
  private readonly times: ReplyTimes;

  constructor(
    private readonly parts: ServerParts,
    private readonly isClosing: () => boolean,
  ) {
    this.times = new ReplyTimes(parts.feed.clock);
  }

  /** The encoded fields at the end of every reply. */
  get replyFields(): Buffer | undefined {
    return this.parts.identity.replicaSet === undefined ? undefined : this.times.fields;
  }

  /** @throws MongoError to send to the client, DroppedConnection if a fail point requires it */
  async execute(message: Message, connection: ClientConnection): Promise<Reply> {
    const request = CommandRequest.of(message);
    const command = Object.hasOwn(commands, request.commandName) ? commands[request.commandName] : undefined;
    if (!connection.login.isAllowed && !OPEN_COMMANDS.has(request.commandName))
      throw mongoError('Unauthorized', `Command ${request.commandName} requires authentication`);
    advanceToClientTime(request, this.parts.feed.clock);
    const failure = this.parts.failPoints.failureOf(request.commandName, isInTransaction(request));
    if (failure) await undergo(failure);
    if (!command) throw mongoError('CommandNotFound', `no such command: '${request.commandName}'`);
    checkFields(request, command);
    checkApiVersion(request);
    checkReadConcern(request, isInTransaction(request), this.parts.feed.clock);
    checkWriteConcern(request, this.parts.identity.replicaSet);
    const reply = await this.run(request, command, connection);
    return withConcernErrors(
      reply,
      failure,
      writes(request, command) ? writeConcernErrorOf(request) : undefined,
    );
  }

  private async run(request: CommandRequest, command: Command, connection: ClientConnection): Promise<Reply> {
    const session = request.has('lsid') ? this.parts.sessions.use(request.get('lsid')) : undefined;
    const inTransaction = isInTransaction(request);
    const transaction = inTransaction
      ? attachTransaction(request, command, session, this.parts.database, this.parts.sessions)
      : undefined;
    // A repeated commit that was already done.
    if (inTransaction && !transaction) return okReply();
    const context: CommandContext = {
      ...this.parts,
      connection,
      session,
      transaction,
      operation: this.createOperation(request, connection, () => transaction?.state === 'aborted'),
    };
    return transaction
      ? this.runInTransaction(request, command, context)
      : this.runAlone(request, command, context);
  }

  private createOperation(
    request: CommandRequest,
    connection: ClientConnection,
    isAborted: () => boolean,
  ): Operation {
    const limit = request.commandName === 'getMore' ? 0 : (request.count('maxTimeMS') ?? 0);
    return new Operation({
      feed: this.parts.feed,
      ids: this.parts.database,
      deadline: limit > 0 ? Date.now() + limit : undefined,
      guard: () => {
        if (this.isClosing()) throw mongoError('InterruptedAtShutdown', 'interrupted at shutdown');
        if (connection.isClosed)
          throw mongoError('ClientDisconnect', 'operation was interrupted because a client disconnected');
        if (isAborted())
          throw transientTransactionError('NoSuchTransaction', 'the transaction was aborted meanwhile');
      },
    });
  }

  private runAlone(
    request: CommandRequest,
    command: Command,
    context: CommandContext,
  ): Promise<Reply> | Reply {
    switch (command.kind) {
      case 'local':
        return command.run(request, context);
      case 'read':
        return this.withView((view) => command.run(request, context, view));
      case 'write':
        return this.commit(request, context, (work) => command.run(request, context, work));
      case 'long write':
        return this.commitLongWrite(request, context, (work) => command.run(request, context, work));
      case 'read or write':
        return command.writes(request)
          ? this.commit(request, context, (work) => command.write(request, context, work))
          : this.withView((view) => command.read(request, context, view));
    }
  }

  private async withView(run: (view: CommandView) => Promise<Reply> | Reply): Promise<Reply> {
    const snapshot = this.parts.database.read();
    let isRetained = false;
    const retain = () => {
      isRetained = true;
      return () => snapshot.release();
    };
    try {
      return await run({ ...snapshot, retain });
    } finally {
      if (!isRetained) snapshot.release();
    }
  }

  /**
   * Stores the result of a retryable write in the same commit, and returns the stored result if the write is repeated.
   */
  private commit(
    request: CommandRequest,
    context: CommandContext,
    run: (work: UnitOfWork) => BsonDocument,
  ): Promise<Reply> {
    return this.commitWith(request, context, (retry) =>
      this.parts.database.write((work) => recorded(work, retry, run), context.operation.deadline),
    );
  }

  /**
   * Commits work within one time slice as any other write. Longer work runs beside other commands, in a transaction of
   * its own; if another write interferes, it is done again in one commit, for which others wait.
   */
  private commitLongWrite(
    request: CommandRequest,
    context: CommandContext,
    run: (work: UnitOfWork) => Generator<Pause, BsonDocument>,
  ): Promise<Reply> {
    const { database } = this.parts;
    const { operation } = context;
    const inCommit = (retry: RetryNumber | undefined, toEnd: typeof runAtOnce<BsonDocument>) =>
      database.write((work) => recorded(work, retry, () => toEnd(run(work), operation)), operation.deadline);
    return this.commitWith(request, context, async (retry) => {
      try {
        return await inCommit(retry, runInOneSlice);
      } catch (error) {
        if (!(error instanceof TakesLong)) throw error;
      }
      try {
        return await this.commitBeside(retry, operation, run);
      } catch (error) {
        if (!(error instanceof MongoError && error.code === ERROR_CODES.WriteConflict)) throw error;
      }
      return inCommit(retry, runAtOnce);
    });
  }

  private async commitBeside(
    retry: RetryNumber | undefined,
    operation: Operation,
    run: (work: UnitOfWork) => Generator<Pause, BsonDocument>,
  ): Promise<BsonDocument> {
    const { database } = this.parts;
    const transaction = database.begin();
    try {
      const { work } = transaction;
      const record = (reply: BsonDocument) => {
        if (retry) putRetryRecord(work, retry.sessionId, { kind: 'write', number: retry.number, reply });
      };
      const before = retry && repliedBefore(work.reader, retry.sessionId, retry.number);
      if (before) return before;
      // Locks the record from now on: a repetition must not run beside this write.
      record(new Map());
      const answer = await runToResult(run(work), operation);
      record(answer);
      await database.commit(transaction, () => {});
      return answer;
    } finally {
      database.abort(transaction);
    }
  }

  private async commitWith(
    request: CommandRequest,
    { session }: CommandContext,
    write: (retry: RetryNumber | undefined) => Promise<BsonDocument>,
  ): Promise<Reply> {
    const number = session && request.long('txnNumber');
    const failure = number === undefined ? undefined : this.parts.failPoints.retryableWriteFailure();
    if (failure?.code !== undefined) failBeforeCommit(failure.code, failure.closesConnection);
    const reply = await write(
      session && number !== undefined ? { sessionId: session.id, number } : undefined,
    );
    if (failure) throw new DroppedConnection();
    return reply;
  }

  /** Any error aborts a transaction, except an error of killCursors. */
  private async runInTransaction(
    request: CommandRequest,
    command: Command,
    context: CommandContext,
  ): Promise<Reply> {
    try {
      const reply = await this.runWithin(request, command, context);
      if (!(reply instanceof CursorReply) && reply.has('writeErrors')) this.abort(context);
      return reply;
    } catch (error) {
      if (error instanceof MongoError && request.commandName !== 'killCursors') this.abort(context);
      throw error;
    }
  }

  private runWithin(
    request: CommandRequest,
    command: Command,
    context: CommandContext,
  ): Promise<Reply> | Reply {
    const work = context.transaction?.transaction.work;
    if (!work) throw mongoError('NoSuchTransaction', 'no transaction in progress');
    const view: CommandView = {
      reader: work.reader,
      catalogue: work.catalogue,
      inTransaction: true,
      retain: () => () => {},
    };
    switch (command.kind) {
      case 'local':
        return command.run(request, context);
      case 'read':
        return command.run(request, context, view);
      case 'write':
        return command.run(request, context, work);
      case 'long write':
        return runAtOnce(command.run(request, context, work), context.operation);
      case 'read or write':
        return command.writes(request)
          ? command.write(request, context, work)
          : command.read(request, context, view);
    }
  }

  private abort({ session }: CommandContext): void {
    if (session) this.parts.sessions.abort(session);
  }
}

/** Identifies a retryable write. */
type RetryNumber = { readonly sessionId: string; readonly number: bigint };

/** The stored reply of a write that is repeated, or that of the write, which is stored with it. */
function recorded(
  work: UnitOfWork,
  retry: RetryNumber | undefined,
  run: (work: UnitOfWork) => BsonDocument,
): BsonDocument {
  const before = retry && repliedBefore(work.reader, retry.sessionId, retry.number);
  if (before) return before;
  const reply = run(work);
  if (retry) putRetryRecord(work, retry.sessionId, { kind: 'write', number: retry.number, reply });
  return reply;
}

/** Whether a write concern applies to a command. */
function writes(request: CommandRequest, command: Command): boolean {
  if (command.kind === 'read or write') return command.writes(request);
  return (
    command.kind === 'write' || command.kind === 'long write' || request.commandName === 'commitTransaction'
  );
}

async function undergo({ blockMilliseconds, closesConnection, error }: Failure): Promise<void> {
  if (blockMilliseconds > 0) await delay(blockMilliseconds);
  if (closesConnection) throw new DroppedConnection();
  if (error) throw error;
}

function failBeforeCommit(code: number, closesConnection: boolean): never {
  if (closesConnection) throw new DroppedConnection();
  throw mongoError(code, 'failing before the commit by fail point');
}

function checkFields(request: CommandRequest, { fields, refused = [] }: Command): void {
  if (!fields) return;
  const refusedField = refused.find((field) => request.flag(field));
  if (refusedField !== undefined) throw notSupported(`${request.commandName}: option '${refusedField}'`);
  request.allowOnly([request.commandName, ...COMMON_FIELDS, ...fields, ...refused]);
  for (const name of request.sequenceNames)
    if (!fields.includes(name))
      throw mongoError(40415, `BSON field '${request.commandName}.${name}' is an unknown field.`);
}

function withConcernErrors(reply: Reply, failure: Failure | undefined, own: BsonDocument | undefined): Reply {
  const concernError = failure?.writeConcernError ?? own;
  if (!concernError || reply instanceof CursorReply) return reply;
  const labels = failure?.writeConcernError ? failure.labels : undefined;
  return new Map([
    ...reply,
    ...documentOf({ writeConcernError: concernError, errorLabels: labels && [...labels] }),
  ]);
}
