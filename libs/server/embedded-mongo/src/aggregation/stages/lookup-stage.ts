import { documentOf } from '../../bson/document-literal.js';
import { identityOf } from '../../bson/order/ordered-key.js';
import { isRegularExpression } from '../../bson/patterns/regular-expression.js';
import {
  isArray,
  isDocument,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression, withVariables } from '../../expression/compile-expression.js';
import type { Expression, Variable } from '../../expression/expression.js';
import { parseFieldPath, valueAtPath } from '../../expression/field-path.js';
import { checkVariableName } from '../../expression/variable-name.js';
import { gatherStream, PAUSE } from '../../stage-stream/stage-stream.js';
import { indexableMatch } from '../indexable-match.js';
import { withNestedField } from '../nested-field.js';
import type { Documents, PipelineContext, StageCompiler } from '../stage.js';

const OPTIONS = ['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'];
/** Maximum number of results cached for equal local values. */
const MAX_REMEMBERED = 1000;

/** Manual, "$lookup": by equal fields, by a pipeline, or by both. */
export const lookupStage: StageCompiler = (argument, context) => {
  const lookup = readLookup(argument);
  const join = lookup.pipeline
    ? joinByPipeline(lookup, lookup.pipeline, context)
    : joinByFields(lookup, context);
  return function* lookUp(input) {
    const joinDocument = join();
    for (const document of input) {
      if (document === PAUSE) yield PAUSE;
      else yield withNestedField(document, lookup.as, yield* joinDocument(document));
    }
  };
};

type Lookup = {
  readonly from: string;
  readonly fields: { readonly local: readonly string[]; readonly foreign: string } | undefined;
  readonly variables: BsonDocument;
  readonly pipeline: BsonArray | undefined;
  readonly as: readonly string[];
};

type JoinDocument = (document: BsonDocument) => Generator<typeof PAUSE, BsonArray>;

function joinByFields({ from, fields }: Lookup, context: PipelineContext): () => JoinDocument {
  return () => {
    const remembered = new Map<string, BsonArray>();
    return function* join(document) {
      const values = localValues(document, fields);
      const identity = identityOf(values, context.expressions.collation);
      const known = remembered.get(identity);
      if (known) return known;
      const found = yield* gatherStream(context.source(from, filterOf(values, fields)));
      if (remembered.size < MAX_REMEMBERED) remembered.set(identity, found);
      return found;
    };
  };
}

function joinByPipeline(
  { from, fields, variables }: Lookup,
  pipeline: BsonArray,
  context: PipelineContext,
): () => JoinDocument {
  const declared = declareVariables(variables, context);
  const expressions = withVariables(
    context.expressions,
    Object.fromEntries(declared.map(({ name, box }) => [name, box])),
  );
  const inner: PipelineContext = { ...context, expressions, within: 'sub-pipeline', outputs: undefined };
  const run = context.compilePipeline(pipeline, inner);
  const match = indexableMatch(pipeline[0], expressions.variables);
  const hasOwnDocuments = isDocument(pipeline[0]) && pipeline[0].has('$documents');
  return () =>
    function* join(document) {
      const values = declared.map(({ expression }) => expression(document));
      declared.forEach(({ box }, at) => (box.value = values[at]));
      const filters = [filterOf(localValues(document, fields), fields), match()].filter(
        ({ size }) => size > 0,
      );
      const source: Documents = hasOwnDocuments
        ? []
        : context.source(
            from,
            filters.length > 1 ? documentOf({ $and: filters }) : (filters[0] ?? new Map()),
          );
      return yield* gatherStream(run(source));
    };
}

function declareVariables(
  variables: BsonDocument,
  { expressions }: PipelineContext,
): { name: string; box: Variable; expression: Expression }[] {
  return [...variables].map(([name, value]) => {
    checkVariableName(name);
    return { name, box: { value: undefined }, expression: compileExpression(value, expressions) };
  });
}

/** An array matches by any of its elements. A missing field matches like null. */
function localValues(document: BsonDocument, fields: Lookup['fields']): BsonArray {
  if (!fields) return [];
  const value: Maybe = valueAtPath(document, fields.local);
  return isArray(value) ? value : [value ?? null];
}

function filterOf(values: BsonArray, fields: Lookup['fields']): BsonDocument {
  if (!fields) return new Map();
  const conditions =
    values.length === 1 || values.some(isRegularExpression)
      ? values.map((value) => equality(fields.foreign, value))
      : undefined;
  if (!conditions) return new Map([[fields.foreign, documentOf({ $in: values })]]);
  return conditions.length === 1 ? (conditions[0] as BsonDocument) : documentOf({ $or: conditions });
}

function equality(field: string, value: BsonValue): BsonDocument {
  return new Map([[field, documentOf({ $eq: value })]]);
}

function readLookup(argument: BsonValue): Lookup {
  if (!isDocument(argument)) throw mongoError('FailedToParse', 'the $lookup specification must be an Object');
  for (const [option, value] of argument) {
    if (!OPTIONS.includes(option))
      throw mongoError('FailedToParse', `unknown argument to $lookup: ${option}`);
    if (['localField', 'foreignField', 'as'].includes(option) && typeof value !== 'string')
      throw mongoError('FailedToParse', `$lookup argument '${option}' must be a string`);
  }
  const {
    from,
    localField,
    foreignField,
    as,
    pipeline,
    let: variables,
  } = Object.fromEntries(argument) as Record<string, Maybe>;
  if (typeof as !== 'string') throw mongoError('FailedToParse', "must specify 'as' field for a $lookup");
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && pipeline === undefined)
  )
    throw mongoError(
      'FailedToParse',
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  if (variables !== undefined && pipeline === undefined)
    throw mongoError('FailedToParse', "$lookup with a 'let' argument must also specify 'pipeline'");
  return {
    from: readFrom(from, pipeline),
    fields:
      typeof localField === 'string' && typeof foreignField === 'string'
        ? { local: parseFieldPath(localField), foreign: checkedPath(foreignField) }
        : undefined,
    variables: readVariables(variables),
    pipeline: readPipeline(pipeline),
    as: parseFieldPath(as),
  };
}

function checkedPath(path: string): string {
  return parseFieldPath(path).join('.');
}

function readFrom(from: Maybe, pipeline: Maybe): string {
  if (typeof from === 'string') return from;
  const startsWithDocuments = isArray(pipeline) && isDocument(pipeline[0]) && pipeline[0].has('$documents');
  if (from === undefined && startsWithDocuments) return '';
  if (from === undefined) throw mongoError('FailedToParse', "must specify 'pipeline' when 'from' is empty");
  throw mongoError('FailedToParse', "$lookup argument 'from' must be a string");
}

function readVariables(variables: Maybe): BsonDocument {
  if (variables === undefined) return new Map();
  if (!isDocument(variables)) throw mongoError('FailedToParse', "$lookup argument 'let' must be an object");
  return variables;
}

function readPipeline(pipeline: Maybe): BsonArray | undefined {
  if (pipeline === undefined) return undefined;
  if (!isArray(pipeline)) throw mongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  return pipeline;
}
