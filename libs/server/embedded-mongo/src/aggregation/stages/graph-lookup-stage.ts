import { identityOf } from '../../bson/order/ordered-key.js';
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
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import type { Expression } from '../../expression/expression.js';
import { parseFieldPath, valueAtPath } from '../../expression/field-path.js';
import { gatherStream, PAUSE } from '../../stage-stream/stage-stream.js';
import { withNestedField } from '../nested-field.js';
import type { PipelineContext, StageCompiler } from '../stage.js';

type GraphLookup = {
  readonly from: string;
  readonly startWith: Expression;
  readonly connectFrom: readonly string[];
  readonly connectTo: string;
  readonly as: readonly string[];
  readonly maxDepth: number;
  readonly depthField: readonly string[] | undefined;
  readonly restriction: BsonDocument | undefined;
};

/** Manual, "$graphLookup": breadth-first search, each document once. */
export const graphLookupStage: StageCompiler = (argument, context) => {
  const lookup = readGraphLookup(argument, context);
  return function* lookUp(input) {
    for (const document of input) {
      if (document === PAUSE) yield PAUSE;
      else yield withNestedField(document, lookup.as, yield* search(document, lookup, context));
    }
  };
};

function* search(
  document: BsonDocument,
  lookup: GraphLookup,
  context: PipelineContext,
): Generator<typeof PAUSE, BsonArray> {
  const found = new Map<string, BsonDocument>();
  let frontier = valuesOf(lookup.startWith(document));
  for (let depth = 0; frontier.length > 0 && depth <= lookup.maxDepth; depth++) {
    const next: BsonArray = [];
    for (const match of yield* gatherStream(context.source(lookup.from, filterOf(frontier, lookup)))) {
      const identity = identityOf(match.get('_id'));
      if (found.has(identity)) continue;
      found.set(
        identity,
        lookup.depthField ? withNestedField(match, lookup.depthField, BigInt(depth)) : match,
      );
      next.push(...valuesOf(valueAtPath(match, lookup.connectFrom)));
    }
    frontier = next;
  }
  return [...found.values()];
}

function valuesOf(value: Maybe): BsonArray {
  if (isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function filterOf(frontier: BsonArray, { connectTo, restriction }: GraphLookup): BsonDocument {
  const connected: BsonDocument = new Map([[connectTo, documentOf({ $in: frontier })]]);
  return restriction ? documentOf({ $and: [connected, restriction] }) : connected;
}

const OPTIONS = [
  'from',
  'startWith',
  'connectFromField',
  'connectToField',
  'as',
  'maxDepth',
  'depthField',
  'restrictSearchWithMatch',
];

function readGraphLookup(argument: BsonValue, { expressions }: PipelineContext): GraphLookup {
  if (!isDocument(argument))
    throw mongoError('FailedToParse', `the $graphLookup stage specification must be an object`);
  const unknown = [...argument.keys()].find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw mongoError(40104, `Unknown argument to $graphLookup: ${unknown}`);
  const startWith = argument.get('startWith');
  const text = (option: string) => {
    const value = argument.get(option);
    if (value === undefined)
      throw mongoError(
        40105,
        `$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.`,
      );
    if (typeof value !== 'string') throw mongoError(40103, `expected string as argument for ${option}`);
    return value;
  };
  if (startWith === undefined)
    throw mongoError(
      40105,
      `$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.`,
    );
  const depthField = argument.has('depthField') ? parseFieldPath(text('depthField')) : undefined;
  return {
    from: text('from'),
    startWith: compileExpression(startWith, expressions),
    connectFrom: parseFieldPath(text('connectFromField')),
    connectTo: parseFieldPath(text('connectToField')).join('.'),
    as: parseFieldPath(text('as')),
    maxDepth: readDepth(argument.get('maxDepth')),
    depthField,
    restriction: readRestriction(argument.get('restrictSearchWithMatch')),
  };
}

function readDepth(value: Maybe): number {
  if (value === undefined) return Infinity;
  if (!isNumber(value)) throw mongoError(40100, 'maxDepth must be numeric');
  const depth = toSafeInteger(value);
  if (depth === undefined) throw mongoError(40102, `maxDepth could not be represented as a long long`);
  if (depth < 0) throw mongoError(40101, `maxDepth requires a nonnegative argument, found: ${depth}`);
  return depth;
}

function readRestriction(value: Maybe): BsonDocument | undefined {
  if (value === undefined) return undefined;
  if (!isDocument(value)) throw mongoError(40185, 'restrictSearchWithMatch must be an object');
  return value;
}
