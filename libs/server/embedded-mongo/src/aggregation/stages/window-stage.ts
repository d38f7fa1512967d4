import { typeNameOf } from '../../bson/bson-type.js';
import { parseSortPattern, type SortPattern } from '../../bson/order/sort-pattern.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import { parseFieldPath } from '../../expression/field-path.js';
import { gatherStream } from '../../stage-stream/stage-stream.js';
import { withNestedField } from '../nested-field.js';
import type { PipelineContext, StageCompiler } from '../stage.js';
import { partitionDocuments, type Partition } from '../window/partition.js';
import type { WindowFunction } from '../window/window-function.js';
import { compileWindowFunction } from '../window/window-functions.js';

type WindowOutput = { readonly path: readonly string[]; readonly compute: WindowFunction };

/** Manual, "$setWindowFields" */
export const windowStage: StageCompiler = (argument, context) => {
  const { partitionBy, pattern, output } = readWindowFields(argument);
  const partitionOf = compilePartition(partitionBy, context);
  const outputs: WindowOutput[] = [...output].map(([field, specification]) => ({
    path: parseFieldPath(field),
    compute: compileWindowFunction(specification, { expressions: context.expressions, pattern }),
  }));
  return function* addWindows(input) {
    const documents = yield* gatherStream(input);
    for (const partition of partitionDocuments(
      documents,
      partitionOf,
      pattern,
      context.expressions.collation,
    ))
      yield* addOutputs(partition, outputs);
  };
};

function addOutputs(partition: Partition, outputs: readonly WindowOutput[]): BsonDocument[] {
  const columns = outputs.map(({ path, compute }) => ({ path, values: compute(partition) }));
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

function readWindowFields(argument: BsonValue): {
  partitionBy: Maybe;
  pattern: SortPattern;
  output: BsonDocument;
} {
  if (!isDocument(argument))
    throw mongoError(
      'FailedToParse',
      `the $setWindowFields stage specification must be an object, found ${typeNameOf(argument)}`,
    );
  const unknown = [...argument.keys()].find(
    (option) => !['partitionBy', 'sortBy', 'output'].includes(option),
  );
  if (unknown !== undefined)
    throw mongoError(40415, `BSON field '$setWindowFields.${unknown}' is an unknown field.`);
  const output = argument.get('output');
  if (!isDocument(output))
    throw mongoError(40414, "BSON field '$setWindowFields.output' is missing but a required field");
  const sortBy = argument.get('sortBy');
  if (sortBy !== undefined && !isDocument(sortBy))
    throw mongoError(
      'TypeMismatch',
      "BSON field '$setWindowFields.sortBy' is the wrong type, expected type 'object'",
    );
  return {
    partitionBy: argument.get('partitionBy'),
    pattern: sortBy ? parseSortPattern(sortBy) : [],
    output,
  };
}
