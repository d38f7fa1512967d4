import { mongoError } from '../../errors/mongo-error.js';
import { findAndModify, type FindAndModifyStatement } from '../../operations/writes/find-and-modify.js';
import { requireFilter } from '../../query/compile-filter.js';
import { okReply } from '../../protocol/reply.js';
import type { Command } from '../command.js';
import type { CommandRequest } from '../command-request.js';
import { scopeOf } from '../queries/scoped-query.js';
import { targetOf } from './write-commands.js';

/** Manual, "findAndModify" */
export const findAndModifyCommand: Command = {
  kind: 'long write',
  inTransaction: true,
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'collation',
    'arrayFilters',
    'hint',
    'let',
  ],
  run: function* (request, context, work) {
    const action = readAction(request);
    const existing = work.catalogue.get(request.databaseName, request.collectionName);
    const creates = action.kind === 'update' && action.upsert;
    if (!existing && !creates) return nothingFound(action.kind === 'remove');
    const collection = existing ?? targetOf(request, context, work);
    const { value, found, upsertedId } = yield* findAndModify(
      work,
      collection,
      {
        filter: requireFilter(request.get('query'), 'query'),
        sort: request.document('sort'),
        hint: request.get('hint'),
        fields: request.document('fields'),
        expressions: scopeOf(context.operation, collection, {
          collation: request.document('collation'),
          variables: request.document('let'),
        }),
        action,
      },
      context.operation,
    );
    const n = found || upsertedId !== undefined ? 1 : 0;
    const lastErrorObject =
      action.kind === 'remove' ? { n } : { n, updatedExisting: found, upserted: upsertedId };
    return okReply({ lastErrorObject, value });
  },
};

function nothingFound(removes: boolean) {
  return okReply({ lastErrorObject: removes ? { n: 0 } : { n: 0, updatedExisting: false }, value: null });
}

function readAction(request: CommandRequest): FindAndModifyStatement['action'] {
  const update = request.get('update');
  if (!request.flag('remove')) {
    if (update === undefined)
      throw mongoError('FailedToParse', 'Either an update or remove=true must be specified');
    return {
      kind: 'update',
      update,
      arrayFilters: request.get('arrayFilters'),
      upsert: request.flag('upsert'),
      returnNew: request.flag('new'),
    };
  }
  if (update !== undefined)
    throw mongoError('FailedToParse', 'Cannot specify both an update and remove=true');
  if (request.flag('upsert'))
    throw mongoError('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (request.flag('new'))
    throw mongoError(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  return { kind: 'remove' };
}
