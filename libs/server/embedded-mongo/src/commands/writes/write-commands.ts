import { documentOf } from '../../bson/document-literal.js';
import type { BsonDocument, BsonValue } from '../../bson/value.js';
import { addCollection } from '../../catalogue/collection-changes.js';
import type { Collection } from '../../catalogue/collection.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { ERROR_CODES } from '../../errors/error-codes.js';
import { MongoError, mongoError } from '../../errors/mongo-error.js';
import { compileChange } from '../../operations/writes/document-change.js';
import { deleteDocuments } from '../../operations/writes/delete.js';
import { insertDocument } from '../../operations/writes/insert.js';
import { updateDocuments, type UpdateResult, type UpdateStatement } from '../../operations/writes/update.js';
import { PAUSE, type Pause } from '../../stage-stream/stage-stream.js';
import { okReply } from '../../protocol/reply.js';
import type { CommandContext, Commands } from '../command.js';
import { FieldReader } from '../../bson/encoding/field-reader.js';
import type { CommandRequest } from '../command-request.js';
import { scopeOf } from '../queries/scoped-query.js';

/** `maxWriteBatchSize` of the handshake. */
export const MAX_STATEMENTS = 100_000;

/** Manual, "insert", "update" and "delete": several statements, each with its own result. */
export const writeCommands: Commands = {
  delete: {
    kind: 'long write',
    inTransaction: true,
    fields: ['deletes', 'ordered', 'let'],
    run: function* (request, context, work) {
      let deleted = 0;
      const statements = statementsOf(request, 'deletes', DELETE_FIELDS);
      const errors = yield* runStatements(request, context, statements, function* (statement) {
        deleted += yield* runDelete(request, context, work, statement);
      });
      return okReply({ n: deleted, ...errors });
    },
  },
  insert: {
    kind: 'long write',
    inTransaction: true,
    fields: ['documents', 'ordered', 'bypassDocumentValidation'],
    run: function* (request, context, work) {
      const documents = request.required('documents', request.rawDocuments('documents'));
      let inserted = 0;
      const errors = yield* runStatements(request, context, documents, function* (document) {
        if (context.operation.needsPause()) yield PAUSE;
        insertDocument(work, targetOf(request, context, work), document, context.operation);
        inserted += 1;
      });
      return okReply({ n: inserted, ...errors });
    },
  },
  update: {
    kind: 'long write',
    inTransaction: true,
    fields: ['updates', 'ordered', 'let', 'bypassDocumentValidation'],
    run: function* (request, context, work) {
      let [matched, modified] = [0, 0];
      const upserted: BsonDocument[] = [];
      const statements = statementsOf(request, 'updates', UPDATE_FIELDS);
      const errors = yield* runStatements(request, context, statements, function* (statement, index) {
        const result = yield* runUpdate(request, context, work, statement);
        matched += result.matched + (result.upsertedId === undefined ? 0 : 1);
        modified += result.modified;
        if (result.upsertedId !== undefined) upserted.push(documentOf({ index, _id: result.upsertedId }));
      });
      return okReply({
        n: matched,
        nModified: modified,
        upserted: upserted.length > 0 ? upserted : undefined,
        ...errors,
      });
    },
  },
};

/** The collection of a write. The first write creates it (manual, "Databases and Collections"). */
export function targetOf(
  request: CommandRequest,
  { operation }: CommandContext,
  work: UnitOfWork,
): Collection {
  const { databaseName, collectionName } = request;
  return (
    work.catalogue.get(databaseName, collectionName) ??
    addCollection(work, operation.ids, databaseName, collectionName)
  );
}

/** Runs statements one by one. An error stops an ordered command. In an unordered command it is only recorded. */
function* runStatements<Statement>(
  request: CommandRequest,
  { transaction }: CommandContext,
  statements: readonly Statement[],
  run: (statement: Statement, index: number) => Generator<Pause, void>,
): Generator<Pause, { writeErrors?: BsonDocument[] }> {
  if (statements.length === 0 || statements.length > MAX_STATEMENTS)
    throw mongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
    );
  const isOrdered = request.get('ordered') !== false || transaction !== undefined;
  const errors: BsonDocument[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      yield* run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError) || endsCommand(error)) throw error;
      errors.push(writeError(index, error));
      if (isOrdered) break;
    }
  }
  return errors.length > 0 ? { writeErrors: errors } : {};
}

/** Errors that concern the whole command, not one statement. */
function endsCommand({ code, labels }: MongoError): boolean {
  return labels.length > 0 || code === ERROR_CODES.MaxTimeMSExpired || code === ERROR_CODES.ClientDisconnect;
}

function writeError(index: number, error: MongoError): BsonDocument {
  const details = Object.entries(error.details) as [string, BsonValue][];
  return new Map<string, BsonValue>([
    ['index', index],
    ['code', error.code],
    ...details,
    ['errmsg', error.message],
  ]);
}

/**
 * The statements of a command. An option that no statement may have rejects the command before anything is written.
 */
function statementsOf(
  request: CommandRequest,
  field: string,
  known: readonly string[],
): readonly BsonDocument[] {
  const statements = request.statements(field);
  for (const statement of statements)
    new FieldReader(statement, `${request.commandName}.${field}`).allowOnly(known);
  return statements;
}

function* runDelete(
  request: CommandRequest,
  context: CommandContext,
  work: UnitOfWork,
  statement: BsonDocument,
): Generator<Pause, number> {
  const fields = new FieldReader(statement, 'delete.deletes');
  const limit = fields.required('limit', fields.count('limit'));
  if (limit > 1)
    throw mongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  const collection = work.catalogue.get(request.databaseName, request.collectionName);
  if (!collection) return 0;
  const expressions = scopeOf(context.operation, collection, {
    collation: fields.document('collation'),
    variables: request.document('let'),
  });
  const filter = fields.required('q', fields.document('q'));
  return yield* deleteDocuments(
    work,
    collection,
    { filter, limit: limit === 0 ? undefined : 1, hint: fields.get('hint'), expressions },
    context.operation,
  );
}

const DELETE_FIELDS = ['q', 'limit', 'collation', 'hint'];
const UPDATE_FIELDS = [
  'q',
  'u',
  'c',
  'upsert',
  'multi',
  'collation',
  'arrayFilters',
  'hint',
  'upsertSupplied',
];

function* runUpdate(
  request: CommandRequest,
  context: CommandContext,
  work: UnitOfWork,
  statement: BsonDocument,
): Generator<Pause, UpdateResult> {
  const fields = new FieldReader(statement, 'update.updates');
  const { databaseName, collectionName } = request;
  const existing = work.catalogue.get(databaseName, collectionName);
  const update = readUpdate(request, context, fields, existing);
  if (existing || update.upsert)
    return yield* updateDocuments(
      work,
      existing ?? targetOf(request, context, work),
      update,
      context.operation,
    );
  // Validates an update also if no document matches.
  compileChange(update, context.operation);
  return { matched: 0, modified: 0, upsertedId: undefined };
}

function readUpdate(
  request: CommandRequest,
  { operation }: CommandContext,
  fields: FieldReader,
  collection: Collection | undefined,
): UpdateStatement {
  const multi = fields.flag('multi');
  return {
    filter: fields.required('q', fields.document('q')),
    update: fields.required('u', fields.get('u')),
    multi,
    upsert: fields.flag('upsert'),
    arrayFilters: fields.get('arrayFilters'),
    hint: fields.get('hint'),
    expressions: scopeOf(operation, collection, {
      collation: fields.document('collation'),
      variables: joinVariables(request.document('let'), fields.document('c')),
    }),
  };
}

/** The constants of one statement, in addition to the variables of the command. */
function joinVariables(
  variables: BsonDocument | undefined,
  constants: BsonDocument | undefined,
): BsonDocument {
  const joined: BsonDocument = new Map(variables);
  for (const [name, value] of constants ?? []) joined.set(name, documentOf({ $literal: value }));
  return joined;
}
