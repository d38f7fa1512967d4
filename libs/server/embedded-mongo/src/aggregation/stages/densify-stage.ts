import { addNumbers, multiplyNumbers } from '../../bson/numbers/arithmetic.js';
import { compareValues } from '../../bson/order/compare.js';
import { typeNameOf } from '../../bson/bson-type.js';
import { identityOf } from '../../bson/order/ordered-key.js';
import { toNumber } from '../../bson/numbers/number.js';
import {
  isArray,
  isDocument,
  isNullish,
  isNumber,
  type BsonDocument,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { DATE_UNITS, type DateUnit } from '../../expression/date/date-argument.js';
import { addToDate } from '../../expression/date/date-arithmetic.js';
import { UTC } from '../../expression/date/time-zone.js';
import { parseFieldPath } from '../../expression/field-path.js';
import { gatherStream } from '../../stage-stream/stage-stream.js';
import { nestedField, withNestedField } from '../nested-field.js';
import type { StageCompiler } from '../stage.js';

type Point = BsonNumber | Date;

type Densify = {
  readonly path: readonly string[];
  readonly partitionPaths: readonly (readonly string[])[];
  readonly step: BsonNumber;
  readonly unit: DateUnit | undefined;
  readonly bounds: 'full' | 'partition' | { readonly low: Point; readonly high: Point };
};

/** Maximum number of documents that the stage may generate. */
const MAX_GENERATED = 500_000;

/** Manual, "$densify": adds documents for the values missing in a sequence of numbers or dates. */
export const densifyStage: StageCompiler = (argument) => {
  const densify = readDensify(argument);
  return function* fillGaps(input) {
    const documents = yield* gatherStream(input);
    const withoutValue = documents.filter((document) => isNullish(nestedField(document, densify.path)));
    yield* withoutValue;
    const valued = documents.filter((document) => !isNullish(nestedField(document, densify.path)));
    const extent = extentOf(valued.map((document) => pointOf(document, densify)));
    let generated = 0;
    for (const part of partition(valued, densify))
      for (const document of fillPartition(part, extent, densify)) {
        if (document.isNew && ++generated > MAX_GENERATED)
          throw mongoError(
            5897900,
            `Generated ${generated} documents in $densify, which is over the limit of ${MAX_GENERATED}.`,
          );
        yield document.document;
      }
  };
};

type Extent = { readonly low: Point; readonly high: Point };

function pointOf(document: BsonDocument, { path, unit }: Densify): Point {
  const value = nestedField(document, path);
  if (unit === undefined && isNumber(value)) return value;
  if (unit !== undefined && value instanceof Date) return value;
  throw mongoError(
    unit === undefined ? 5733201 : 6053600,
    `Densify field type must be ${unit === undefined ? 'numeric' : 'date'}, but found ${typeNameOf(value)}`,
  );
}

function extentOf(points: readonly Point[]): Extent | undefined {
  const [first, ...others] = points;
  if (first === undefined) return undefined;
  return others.reduce<Extent>(
    ({ low, high }, point) => ({
      low: compareValues(point, low) < 0 ? point : low,
      high: compareValues(point, high) > 0 ? point : high,
    }),
    { low: first, high: first },
  );
}

function partition(documents: readonly BsonDocument[], densify: Densify): BsonDocument[][] {
  const parts = new Map<string, BsonDocument[]>();
  for (const document of documents) {
    const identity = identityOf(densify.partitionPaths.map((path) => nestedField(document, path) ?? null));
    const part = parts.get(identity);
    if (part) part.push(document);
    else parts.set(identity, [document]);
  }
  return [...parts.values()].map((part) =>
    part.sort((left, right) =>
      compareValues(nestedField(left, densify.path), nestedField(right, densify.path)),
    ),
  );
}

function* fillPartition(
  documents: readonly BsonDocument[],
  extent: Extent | undefined,
  densify: Densify,
): Iterable<{ document: BsonDocument; isNew: boolean }> {
  const { bounds } = densify;
  const own =
    bounds === 'partition' ? extentOf(documents.map((document) => pointOf(document, densify))) : extent;
  const row = typeof bounds === 'object' ? bounds : own;
  if (!row) return;
  const template = templateOf(documents, densify);
  let step = 0;
  let next = pointAt(row.low, step, densify);
  const isInside = (point: Point) => compareValues(point, row.high) < (typeof bounds === 'object' ? 0 : 1);
  for (const document of documents) {
    const value = pointOf(document, densify);
    for (; isInside(next) && compareValues(next, value) < 0; next = pointAt(row.low, ++step, densify))
      yield { document: withNestedField(template, densify.path, next), isNew: true };
    if (compareValues(next, value) === 0) next = pointAt(row.low, ++step, densify);
    yield { document, isNew: false };
  }
  for (; isInside(next); next = pointAt(row.low, ++step, densify))
    yield { document: withNestedField(template, densify.path, next), isNew: true };
}

function pointAt(low: Point, steps: number, { step, unit }: Densify): Point {
  if (low instanceof Date) return addToDate(low, unit as DateUnit, toNumber(step) * steps, UTC);
  const distance = multiplyNumbers(step, steps) ?? toNumber(step) * steps;
  return addNumbers(low, distance) ?? toNumber(low) + toNumber(distance);
}

function templateOf([first]: readonly BsonDocument[], { partitionPaths }: Densify): BsonDocument {
  return partitionPaths.reduce<BsonDocument>(
    (template, path) => withNestedField(template, path, first && nestedField(first, path)),
    new Map(),
  );
}

function readDensify(argument: BsonValue): Densify {
  if (!isDocument(argument))
    throw mongoError('TypeMismatch', 'The $densify stage specification must be an object');
  const unknown = [...argument.keys()].find(
    (option) => !['field', 'partitionByFields', 'range'].includes(option),
  );
  if (unknown !== undefined) throw mongoError(40415, `BSON field '$densify.${unknown}' is an unknown field.`);
  const [field, range, partitionByFields] = [
    argument.get('field'),
    argument.get('range'),
    argument.get('partitionByFields') ?? [],
  ];
  if (typeof field !== 'string')
    throw mongoError(40414, "BSON field '$densify.field' is missing but a required field");
  if (!isDocument(range))
    throw mongoError(40414, "BSON field '$densify.range' is missing but a required field");
  if (!isArray(partitionByFields))
    throw mongoError(
      'TypeMismatch',
      "BSON field '$densify.partitionByFields' is the wrong type, expected type 'array'",
    );
  const step = range.get('step');
  if (!isNumber(step))
    throw mongoError('TypeMismatch', "BSON field '$densify.range.step' is missing or no number");
  if (toNumber(step) <= 0)
    throw mongoError(
      5733401,
      'the step parameter in a range statement must be a strictly positive numeric value',
    );
  const unit = range.has('unit') ? readUnitName(range.get('unit')) : undefined;
  return {
    path: parseFieldPath(field),
    partitionPaths: partitionByFields.map((path) => parseFieldPath(String(path))),
    step,
    unit,
    bounds: readBounds(range.get('bounds'), unit, partitionByFields.length),
  };
}

function readBounds(bounds: Maybe, unit: DateUnit | undefined, partitions: number): Densify['bounds'] {
  if (bounds === 'partition' && partitions === 0)
    throw mongoError(
      5733408,
      "one may not specify the bounds as 'partition' without specifying a non-empty array of partitionByFields. You may have meant to specify 'full' bounds.",
    );
  if (bounds === 'full' || bounds === 'partition') return bounds;
  if (!isArray(bounds) || bounds.length !== 2)
    throw mongoError(5733403, 'a bounding array in a range statement must have exactly two elements');
  const [low, high] = bounds;
  if (!isPoint(low, unit) || !isPoint(high, unit))
    throw mongoError(5733406, 'a bounding array must contain either both dates or both numeric types');
  if (compareValues(low, high) > 0)
    throw mongoError(
      5733402,
      "the bounds in a range statement must be the string 'full', 'partition', or an ascending array of two numbers or two dates",
    );
  return { low, high };
}

function isPoint(value: Maybe, unit: DateUnit | undefined): value is Point {
  return unit === undefined ? isNumber(value) : value instanceof Date;
}

function readUnitName(unit: Maybe): DateUnit {
  const known = DATE_UNITS.find((one) => one === unit);
  if (!known) throw mongoError('FailedToParse', `unknown time unit value: ${String(unit)}`);
  return known;
}
