import { compareValues } from '../../bson/order/compare.js';
import { typeNameOf, typeRank } from '../../bson/bson-type.js';
import { documentOf } from '../../bson/document-literal.js';
import { toSafeInteger } from '../../bson/numbers/number.js';
import {
  isArray,
  isDocument,
  isNumber,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError, notSupported } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import { drainStream } from '../../stage-stream/stage-stream.js';
import type { StageCompiler, StageCompilers } from '../stage.js';
import {
  compileAccumulatedFields,
  groupDocument,
  startGroup,
  type AccumulatedField,
  type Group,
} from './group-stages.js';

const DEFAULT_OUTPUT = documentOf({ count: { $sum: 1 } });

/** Manual, "$bucket": each bucket holds the documents from its boundary up to the next boundary (exclusive). */
const bucket: StageCompiler = (argument, { expressions }) => {
  const { groupBy, boundaries, otherwise, output } = readBucket(argument);
  const { collation } = expressions;
  checkBoundaries(boundaries);
  if (otherwise !== undefined) checkDefault(otherwise, boundaries);
  const value = compileExpression(groupBy, expressions);
  const fields = compileAccumulatedFields(output, { expressions });
  return function* fillBuckets(input) {
    const groups = new Map<number, Group>();
    yield* drainStream(input, (document) => {
      const at = bucketOf(value(document), boundaries, collation);
      if (at < 0 && otherwise === undefined)
        throw mongoError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      let found = groups.get(at);
      if (!found)
        groups.set(
          at,
          (found = startGroup(at < 0 ? (otherwise as BsonValue) : (boundaries[at] as BsonValue), fields)),
        );
      for (const { accumulator } of found.fields) accumulator.add(document);
    });
    const filled = [...groups.values()].sort((left, right) => compareValues(left.id, right.id, collation));
    for (const found of filled) yield groupDocument(found);
  };
};

function bucketOf(
  value: Maybe,
  boundaries: BsonArray,
  collation: Parameters<typeof compareValues>[2],
): number {
  const next = boundaries.findIndex((boundary) => compareValues(value, boundary, collation) < 0);
  return next <= 0 ? -1 : next - 1;
}

function readBucket(argument: BsonValue) {
  if (!isDocument(argument))
    throw mongoError(
      40201,
      `Argument to $bucket stage must be an object, but found type: ${typeNameOf(argument)}.`,
    );
  const unknown = [...argument.keys()].find(
    (option) => !['groupBy', 'boundaries', 'default', 'output'].includes(option),
  );
  if (unknown !== undefined) throw mongoError(40197, `Unrecognized option to $bucket: ${unknown}.`);
  const groupBy = argument.get('groupBy');
  const boundaries = argument.get('boundaries');
  if (groupBy === undefined || boundaries === undefined)
    throw mongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (!isArray(boundaries))
    throw mongoError(
      40200,
      `The $bucket 'boundaries' field must be an array, but found type: ${typeNameOf(boundaries)}.`,
    );
  return {
    groupBy: requireGroupBy(groupBy, 40202, '$bucket'),
    boundaries,
    otherwise: argument.get('default'),
    output: readOutput(argument, 40196, '$bucket'),
  };
}

function requireGroupBy(groupBy: BsonValue, code: number, name: string): BsonValue {
  if (isDocument(groupBy) || (typeof groupBy === 'string' && groupBy.startsWith('$'))) return groupBy;
  throw mongoError(
    code,
    `The ${name} 'groupBy' field must be defined as a $-prefixed path or an expression, but found: ${String(groupBy)}.`,
  );
}

function readOutput(argument: BsonDocument, code: number, name: string): BsonDocument {
  const output = argument.get('output') ?? DEFAULT_OUTPUT;
  if (!isDocument(output))
    throw mongoError(
      code,
      `The ${name} 'output' field must be an object, but found type: ${typeNameOf(output)}.`,
    );
  return output;
}

function checkBoundaries(boundaries: BsonArray): void {
  if (boundaries.length < 2)
    throw mongoError(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${boundaries.length} value(s).`,
    );
  for (const [at, boundary] of boundaries.entries()) {
    if (at === 0) continue;
    if (typeRank(boundary) !== typeRank(boundaries[at - 1]))
      throw mongoError(40193, "All values in the 'boundaries' option to $bucket must have the same type.");
    if (compareValues(boundaries[at - 1], boundary) >= 0)
      throw mongoError(
        40194,
        "The 'boundaries' option to $bucket must be sorted, but elements are not in ascending order.",
      );
  }
}

function checkDefault(otherwise: BsonValue, boundaries: BsonArray): void {
  if (typeRank(otherwise) !== typeRank(boundaries[0])) return;
  const inside =
    compareValues(otherwise, boundaries[0]) >= 0 && compareValues(otherwise, boundaries.at(-1)) < 0;
  if (inside)
    throw mongoError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
}

type AutomaticBucket = { readonly min: Maybe; max: Maybe; readonly documents: BsonDocument[] };

/** Manual, "$bucketAuto": buckets as even as possible. Equal values stay in one bucket. */
const bucketAuto: StageCompiler = (argument, { expressions }) => {
  const { groupBy, count, output } = readBucketAuto(argument);
  const value = compileExpression(groupBy, expressions);
  const fields = compileAccumulatedFields(output, { expressions });
  const compare = (left: Maybe, right: Maybe) => compareValues(left, right, expressions.collation);
  return function* fillBuckets(input) {
    const sorted: { value: Maybe; document: BsonDocument }[] = [];
    yield* drainStream(input, (document) => sorted.push({ value: value(document), document }));
    sorted.sort((left, right) => compare(left.value, right.value));
    for (const found of distribute(sorted, count, compare)) yield automaticGroup(found, fields);
  };
};

function distribute(
  sorted: readonly { value: Maybe; document: BsonDocument }[],
  count: number,
  compare: (left: Maybe, right: Maybe) => number,
): AutomaticBucket[] {
  const buckets: AutomaticBucket[] = [];
  const size = Math.max(1, Math.round(sorted.length / count));
  for (const { value, document } of sorted) {
    let current = buckets.at(-1);
    const isFull = current !== undefined && current.documents.length >= size && buckets.length < count;
    if (!current || (isFull && compare(value, current.max) !== 0)) {
      current = { min: value, max: value, documents: [] };
      buckets.push(current);
    }
    current.max = value;
    current.documents.push(document);
  }
  // Every bucket except the last ends where the next one begins.
  buckets.forEach((current, at) => (current.max = buckets[at + 1]?.min ?? current.max));
  return buckets;
}

function automaticGroup(
  { min, max, documents }: AutomaticBucket,
  fields: readonly AccumulatedField[],
): BsonDocument {
  const group = startGroup(documentOf({ min: min ?? null, max: max ?? null }), fields);
  for (const document of documents) for (const { accumulator } of group.fields) accumulator.add(document);
  return groupDocument(group);
}

function readBucketAuto(argument: BsonValue) {
  if (!isDocument(argument))
    throw mongoError(
      40240,
      `The argument to $bucketAuto must be an object, but found type: ${typeNameOf(argument)}.`,
    );
  const unknown = [...argument.keys()].find(
    (option) => !['groupBy', 'buckets', 'output', 'granularity'].includes(option),
  );
  if (unknown !== undefined) throw mongoError(40245, `Unrecognized option to $bucketAuto: ${unknown}.`);
  if (argument.has('granularity')) throw notSupported("$bucketAuto option 'granularity'");
  const groupBy = argument.get('groupBy');
  const buckets = argument.get('buckets');
  if (groupBy === undefined || buckets === undefined)
    throw mongoError(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.");
  const count = isNumber(buckets) ? toSafeInteger(buckets) : undefined;
  if (count === undefined)
    throw mongoError(
      40242,
      `The $bucketAuto 'buckets' field must be representable as a 32-bit integer, but found ${String(buckets)}`,
    );
  if (count <= 0)
    throw mongoError(40243, `The $bucketAuto 'buckets' field must be greater than 0, but found: ${count}.`);
  return {
    groupBy: requireGroupBy(groupBy, 40239, '$bucketAuto'),
    count,
    output: readOutput(argument, 40244, '$bucketAuto'),
  };
}

export const bucketStages: StageCompilers = { $bucket: bucket, $bucketAuto: bucketAuto };
