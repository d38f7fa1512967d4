import { isArray, isDocument, type BsonDocument } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileFilter, requireFilter } from '../../query/compile-filter.js';
import type { Command, CommandContext, CommandView } from '../command.js';
import { FieldReader } from '../../bson/encoding/field-reader.js';
import { CommandRequest } from '../command-request.js';
import { explainQuery, VERBOSITIES, type Verbosity } from './explain-query.js';
import { scopeOf } from './scoped-query.js';

/** Manual, "explain" */
export const explainCommand: Command = {
  kind: 'read',
  fields: ['verbosity'],
  run: (request, context, view) => {
    const explained = request.get('explain');
    if (!isDocument(explained))
      throw mongoError('TypeMismatch', "BSON field 'explain' is the wrong type, expected type 'object'");
    const inner = CommandRequest.within(request, explained);
    return explainQuery(inner, context, view, readExplained(inner, context, view), readVerbosity(request));
  },
};

function readVerbosity(request: CommandRequest): Verbosity {
  const verbosity = request.text('verbosity') ?? 'allPlansExecution';
  const known = VERBOSITIES.find((one) => one === verbosity);
  if (!known)
    throw mongoError(
      'FailedToParse',
      `verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}`,
    );
  return known;
}

function readExplained(request: CommandRequest, { operation }: CommandContext, view: CommandView) {
  const collection = view.catalogue.get(request.databaseName, request.collectionName);
  const statement = statementOf(request);
  const limit = statement.count('limit');
  const query = {
    filter: requireFilter(filterOf(request, statement), 'filter'),
    sort: statement.document('sort'),
    hint: statement.get('hint'),
    skip: statement.count('skip') ?? 0,
    limit: limit === 0 ? undefined : limit,
    expressions: scopeOf(operation, collection, {
      collation: statement.document('collation'),
      variables: request.document('let'),
    }),
  };
  compileFilter(query.filter, { collation: query.expressions.collation, expressions: query.expressions });
  return query;
}

/** Explains the first statement. MongoDB allows only one. */
function statementOf(request: CommandRequest): FieldReader {
  const list = request.get('updates') ?? request.get('deletes');
  const first = isArray(list) ? list[0] : undefined;
  return isDocument(first) ? new FieldReader(first, request.commandName) : request;
}

function filterOf(request: CommandRequest, statement: FieldReader) {
  if (request.commandName !== 'aggregate')
    return statement.get('filter') ?? statement.get('query') ?? statement.get('q');
  const [first] = request.array('pipeline') ?? [];
  const match: BsonDocument | undefined = isDocument(first)
    ? (first.get('$match') as BsonDocument | undefined)
    : undefined;
  return match;
}
