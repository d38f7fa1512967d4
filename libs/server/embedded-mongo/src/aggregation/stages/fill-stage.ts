import { documentOf } from '../../bson/document-literal.js';
import { parseSortPattern, type SortPattern } from '../../bson/order/sort-pattern.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import type { Expression } from '../../expression/expression.js';
import { parseFieldPath } from '../../expression/field-path.js';
import { gatherStream } from '../../stage-stream/stage-stream.js';
import { fillMethods, type FillMethod } from '../filling/fill-methods.js';
import { partitionDocuments, type Partition } from '../filling/partition.js';
import { withNestedField } from '../nested-field.js';
import type { PipelineContext, Stage, StageCompiler } from '../stage.js';

const OPTIONS = ['sortBy', 'partitionBy', 'partitionByFields', 'output'];

/** A field that is filled from the neighbours of its document. */
type FilledField = {
  readonly path: readonly string[];
  readonly valueOf: Expression;
  readonly method: FillMethod;
};

/** Manual, "$fill" */
export const fillStage: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw mongoError('TypeMismatch', 'The $fill stage specification must be an object');
  const unknown = [...argument.keys()].find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw mongoError(40415, `BSON field '$fill.${unknown}' is an unknown field.`);
  const output = argument.get('output');
  if (!isDocument(output))
    throw mongoError(40414, "BSON field '$fill.output' is missing but a required field");
  if (output.size === 0) throw mongoError(6050203, "The $fill stage requires a non-empty 'output' object");
  const pattern = readSort(argument.get('sortBy'));
  const partitionOf = compilePartition(partitionBy(argument), context);
  const filled: FilledField[] = [];
  const constants: BsonDocument = new Map();
  for (const [field, specification] of output) {
    const method = readMethod(specification);
    if (typeof method === 'function') filled.push(filledField(field, method, pattern, context));
    else constants.set(field, documentOf({ $ifNull: [`$${field}`, method.value] }));
  }
  const addConstants = context.compilePipeline(
    constants.size > 0 ? [documentOf({ $addFields: constants })] : [],
    context,
  );
  if (filled.length === 0) return addConstants;
  const { collation } = context.expressions;
  const fill: Stage = function* fillPartitions(input) {
    const documents = yield* gatherStream(input);
    for (const partition of partitionDocuments(documents, partitionOf, pattern, collation))
      yield* fillPartition(partition, filled);
  };
  return (input) => addConstants(fill(input));
};

function readSort(sortBy: Maybe): SortPattern {
  if (sortBy === undefined) return [];
  if (isDocument(sortBy)) return parseSortPattern(sortBy);
  throw mongoError('TypeMismatch', "BSON field '$fill.sortBy' is the wrong type, expected type 'object'");
}

function readMethod(specification: BsonValue): FillMethod | { readonly value: BsonValue } {
  const [name, value] = isDocument(specification)
    ? [specification.get('method'), specification.get('value')]
    : [];
  if ((name === undefined) === (value === undefined))
    throw mongoError(6050202, `Each fill output must have exactly one of 'method' and 'value'`);
  if (value !== undefined) return { value };
  const method = typeof name === 'string' && Object.hasOwn(fillMethods, name) ? fillMethods[name] : undefined;
  if (!method) throw mongoError(6050202, 'Method must be either locf or linear');
  return method;
}

function filledField(
  field: string,
  method: FillMethod,
  pattern: SortPattern,
  { expressions }: PipelineContext,
): FilledField {
  if (method === fillMethods['linear'] && pattern.length !== 1)
    throw mongoError(
      605001,
      '$linearFill must be specified with a top level sortBy expression with exactly one element',
    );
  return { path: parseFieldPath(field), valueOf: compileExpression(`$${field}`, expressions), method };
}

function fillPartition(partition: Partition, fields: readonly FilledField[]): BsonDocument[] {
  const columns = fields.map(({ path, valueOf, method }) => ({
    path,
    values: method(
      partition.documents.map((document) => valueOf(document)),
      partition,
    ),
  }));
  return partition.documents.map((document, at) =>
    columns.reduce((changed, { path, values }) => withNestedField(changed, path, values[at]), document),
  );
}

function compilePartition(
  partitionBy: Maybe,
  { expressions }: PipelineContext,
): (document: BsonDocument) => BsonValue {
  if (partitionBy === undefined) return () => null;
  const expression = compileExpression(partitionBy, expressions);
  return (document) => {
    const value = expression(document) ?? null;
    if (isArray(value))
      throw mongoError(
        'TypeMismatch',
        'An expression used to partition cannot evaluate to value of type array',
      );
    return value;
  };
}

function partitionBy(argument: BsonDocument): Maybe {
  const [expression, fields] = [argument.get('partitionBy'), argument.get('partitionByFields')];
  if (expression !== undefined && fields !== undefined)
    throw mongoError(
      6050204,
      "Maximum one of 'partitionBy' and 'partitionByFields can be specified in '$fill'",
    );
  if (fields === undefined) return expression;
  if (!isArray(fields))
    throw mongoError(
      'TypeMismatch',
      "BSON field '$fill.partitionByFields' is the wrong type, expected type 'array'",
    );
  return new Map(fields.map((field) => [String(field).replaceAll('.', '_'), `$${String(field)}`]));
}
