import { setTimeout as delay } from 'node:timers/promises';
import type { BsonDocument } from '../bson/value.js';
import { documentOf } from '../bson/document-literal.js';
import { MongoError, mongoError, notSupported, transientTransactionError } from '../errors/mongo-error.js';
import { Operation } from '../operations/operation.js';
import { putRetryRecord, repliedBefore } from '../sessions/retry-record.js';
import type { Message } from '../wire/message.js';
import { CursorReply, okReply, type Reply } from '../wire/reply.js';
import { checkApiVersion, checkReadConcern, writeConcernErrorOf } from './concerns.js';
import type { ClientConnection, Command, CommandContext, CommandView, ServerParts } from './command.js';
import { CommandRequest } from './command-request.js';
import { commands } from './commands.js';
import { DroppedConnection, type Failure } from './fail-points.js';
import { attachTransaction, isInTransaction } from './transaction-attachment.js';

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

/** Carries out commands: checks them, finds their session and transaction, and gives them what they need of the data. */
export class Dispatcher {
  constructor(
    private readonly parts: ServerParts,
    private readonly isClosing: () => boolean,
  ) {}

  /**
   * @throws MongoError to be answered, DroppedConnection when a fail point wants it
   */
  async execute(message: Message, connection: ClientConnection): Promise<Reply> {
    const request = CommandRequest.of(message);
    const command = Object.hasOwn(commands, request.commandName) ? commands[request.commandName] : undefined;
    const failure = this.parts.failPoints.failureOf(request.commandName, isInTransaction(request));
    if (failure) await undergo(failure);
    if (!command) throw mongoError('CommandNotFound', `no such command: '${request.commandName}'`);
    checkFields(request, command);
    checkApiVersion(request);
    checkReadConcern(request, isInTransaction(request));
    const reply = await this.run(request, command, connection);
    return withConcernErrors(
      reply,
      failure,
      command.kind === 'write' ? writeConcernErrorOf(request) : undefined,
    );
  }

  private async run(request: CommandRequest, command: Command, connection: ClientConnection): Promise<Reply> {
    const session = request.has('lsid') ? this.parts.sessions.use(request.get('lsid')) : undefined;
    const inTransaction = isInTransaction(request);
    const transaction = inTransaction
      ? attachTransaction(request, command, session, this.parts.database, this.parts.sessions)
      : undefined;
    // A commit that is asked for again, and was done.
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
      case 'read or write':
        return command.writes(request)
          ? this.commit(request, context, (work) => command.write(request, context, work))
          : this.withView((view) => command.read(request, context, view));
    }
  }

  private async withView(run: (view: CommandView) => Promise<Reply> | Reply): Promise<Reply> {
    const snapshot = this.parts.database.read();
    let isKept = false;
    const keep = () => {
      isKept = true;
      return () => snapshot.release();
    };
    try {
      return await run({ ...snapshot, keep });
    } finally {
      if (!isKept) snapshot.release();
    }
  }

  /** A retryable write is remembered in its own commit, and answered from memory when it comes again. */
  private async commit(
    request: CommandRequest,
    { session, operation }: CommandContext,
    run: (work: Parameters<Parameters<ServerParts['database']['write']>[0]>[0]) => BsonDocument,
  ): Promise<Reply> {
    const number = session && request.long('txnNumber');
    const failure = number === undefined ? undefined : this.parts.failPoints.retryableWriteFailure();
    if (failure?.code !== undefined) failBeforeCommit(failure.code, failure.closesConnection);
    const reply = await this.parts.database.write((work) => {
      const before = session && number !== undefined && repliedBefore(work.reader, session.id, number);
      if (before) return before;
      const answer = run(work);
      if (session && number !== undefined)
        putRetryRecord(work, session.id, { kind: 'write', number, reply: answer });
      return answer;
    }, operation.deadline);
    if (failure) throw new DroppedConnection();
    return reply;
  }

  /** Any error ends a transaction, but one of closing a cursor. */
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
      keep: () => () => {},
    };
    switch (command.kind) {
      case 'local':
        return command.run(request, context);
      case 'read':
        return command.run(request, context, view);
      case 'write':
        return command.run(request, context, work);
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
