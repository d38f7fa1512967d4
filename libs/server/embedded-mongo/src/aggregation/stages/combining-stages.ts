import { typeNameOf } from '../../bson/bson-type.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import { gatherStream, PAUSE } from '../../stage-stream/stage-stream.js';
import type { PipelineContext, StageCompiler, StageCompilers } from '../stage.js';

/** Manual, "$facet": several pipelines over the same documents. */
const facet: StageCompiler = (argument, context) => {
  if (!isDocument(argument) || argument.size === 0)
    throw mongoError(
      40169,
      `the $facet specification must be a non-empty object, but found: ${typeNameOf(argument)}`,
    );
  const facets = [...argument].map(([name, pipeline]) => {
    if (name.includes('.') || name.startsWith('$'))
      throw mongoError(16410, `FieldPath field names may not start with '$' or contain '.'`);
    if (!isArray(pipeline))
      throw mongoError(40170, `arguments to $facet must be arrays, ${name} is type ${typeNameOf(pipeline)}`);
    return [
      name,
      context.compilePipeline(pipeline, { ...context, within: 'facet', outputs: undefined }),
    ] as const;
  });
  return function* runFacets(input) {
    const documents = yield* gatherStream(input);
    const result: BsonDocument = new Map();
    for (const [name, run] of facets) result.set(name, yield* gatherStream(run(documents)));
    yield result;
  };
};

/** Manual, "$unionWith" */
const unionWith: StageCompiler = (argument, context) => {
  const { collection, pipeline } = readUnion(argument);
  const inner: PipelineContext = { ...context, within: 'sub-pipeline', outputs: undefined };
  const run = context.compilePipeline(pipeline, inner);
  const hasOwnDocuments = isDocument(pipeline[0]) && pipeline[0].has('$documents');
  if (collection === undefined && !hasOwnDocuments)
    throw mongoError(
      'FailedToParse',
      '$unionWith stage without explicit collection must have a pipeline with $documents as first stage',
    );
  return function* unite(input) {
    yield* input;
    yield* run(collection === undefined ? [] : context.source(collection, new Map()));
  };
};

function readUnion(argument: BsonValue): { collection: string | undefined; pipeline: readonly BsonValue[] } {
  if (typeof argument === 'string') return { collection: argument, pipeline: [] };
  if (!isDocument(argument))
    throw mongoError(
      'FailedToParse',
      `the $unionWith stage specification must be an object or string, but found ${typeNameOf(argument)}`,
    );
  const unknown = [...argument.keys()].find((option) => option !== 'coll' && option !== 'pipeline');
  if (unknown !== undefined)
    throw mongoError(40415, `BSON field '$unionWith.${unknown}' is an unknown field.`);
  const collection = argument.get('coll');
  const pipeline = argument.get('pipeline') ?? [];
  if (collection !== undefined && typeof collection !== 'string')
    throw mongoError(
      'TypeMismatch',
      "BSON field '$unionWith.coll' is the wrong type, expected type 'string'",
    );
  if (!isArray(pipeline))
    throw mongoError(
      'TypeMismatch',
      "BSON field '$unionWith.pipeline' is the wrong type, expected type 'array'",
    );
  return { collection, pipeline };
}

/** Manual, "$documents": replaces the documents of a collection. */
const documents: StageCompiler = (argument, { expressions }) => {
  const list = compileExpression(argument, expressions);
  return function* give(input) {
    for (const item of input) if (item === PAUSE) yield PAUSE;
    const values = list(new Map());
    if (!isArray(values)) throw mongoError(5858203, 'an array is expected');
    for (const value of values) {
      if (!isDocument(value))
        throw mongoError(40228, `'$documents' elements must be objects, found ${typeNameOf(value)}`);
      yield value;
    }
  };
};

/** Manual, "$redact": for each nested document an expression decides whether to keep it, prune it or descend. */
const redact: StageCompiler = (argument, { expressions }) => {
  const current: { value: Maybe } = { value: undefined };
  const variables = new Map([
    ...expressions.variables,
    ['CURRENT', current] as const,
    ['KEEP', { value: 'keep' }] as const,
    ['PRUNE', { value: 'prune' }] as const,
    ['DESCEND', { value: 'descend' }] as const,
  ]);
  const decide = compileExpression(argument, { ...expressions, variables });
  const redactDocument = (root: BsonDocument, document: BsonDocument): BsonDocument | undefined => {
    current.value = document;
    const decision = decide(root);
    if (decision === 'keep') return document;
    if (decision === 'prune') return undefined;
    if (decision !== 'descend')
      throw mongoError(
        17053,
        '$redact must not return anything aside from the variables $$KEEP, $$DESCEND, and $$PRUNE',
      );
    const kept: BsonDocument = new Map();
    for (const [name, value] of document) {
      const inner = redactValue(root, value);
      if (inner !== undefined) kept.set(name, inner);
    }
    return kept;
  };
  const redactValue = (root: BsonDocument, value: BsonValue): Maybe => {
    if (isDocument(value)) return redactDocument(root, value);
    if (!isArray(value)) return value;
    return value.map((element) => redactValue(root, element)).filter((element) => element !== undefined);
  };
  return function* redactAll(input) {
    for (const document of input) {
      if (document === PAUSE) {
        yield PAUSE;
        continue;
      }
      const redacted = redactDocument(document, document);
      if (redacted) yield redacted;
    }
  };
};

export const combiningStages: StageCompilers = {
  $documents: documents,
  $facet: facet,
  $redact: redact,
  $unionWith: unionWith,
};
