import { identityOf } from '../../bson/order/ordered-key.js';
import { documentOf } from '../../bson/document-literal.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import { drainStream } from '../../stage-stream/stage-stream.js';
import { compileAccumulator, type AccumulatorProgram, type GroupAccumulator } from '../group-accumulators.js';
import type { PipelineContext, StageCompiler, StageCompilers } from '../stage.js';

/** Manual, "$group": documents without a key join the group of those whose key is null. */
const group: StageCompiler = (argument, { expressions }) => {
  if (!isDocument(argument)) throw mongoError(15947, "a group's fields must be specified in an object");
  const id = argument.get('_id');
  if (id === undefined) throw mongoError(15955, 'a group specification must include an _id');
  const key = compileExpression(id, expressions);
  const fields = compileAccumulatedFields(argument, { expressions });
  return function* groupAll(input) {
    const groups = new Map<string, Group>();
    yield* drainStream(input, (document) => {
      const value = key(document) ?? null;
      const identity = identityOf(value, expressions.collation);
      let found = groups.get(identity);
      if (!found) groups.set(identity, (found = startGroup(value, fields)));
      for (const { accumulator } of found.fields) accumulator.add(document);
    });
    for (const found of groups.values()) yield groupDocument(found);
  };
};

export type AccumulatedField = { readonly name: string; readonly program: AccumulatorProgram };

/** A group of documents while its accumulators run. */
export type Group = {
  readonly id: BsonValue;
  readonly fields: readonly { readonly name: string; readonly accumulator: GroupAccumulator }[];
};

/** All fields except `_id`. */
export function compileAccumulatedFields(
  fields: BsonDocument,
  { expressions }: Pick<PipelineContext, 'expressions'>,
): AccumulatedField[] {
  return [...fields]
    .filter(([name]) => name !== '_id')
    .map(([name, specification]) => {
      if (name.includes('.')) throw mongoError(40235, `The field name '${name}' cannot contain '.'`);
      if (name.startsWith('$'))
        throw mongoError(40236, `The field name '${name}' cannot be an operator name`);
      return { name, program: compileAccumulator(name, specification, expressions) };
    });
}

export function startGroup(id: BsonValue, fields: readonly AccumulatedField[]): Group {
  const key: BsonDocument = new Map([['_id', id]]);
  return { id, fields: fields.map(({ name, program }) => ({ name, accumulator: program(key) })) };
}

export function groupDocument({ id, fields }: Group): BsonDocument {
  const document: BsonDocument = new Map([['_id', id]]);
  for (const { name, accumulator } of fields) document.set(name, accumulator.result() ?? null);
  return document;
}

/** Manual, "$sortByCount" */
const sortByCount: StageCompiler = (argument, context) => {
  const isExpression = isDocument(argument)
    ? argument.size === 1
    : typeof argument === 'string' && argument.startsWith('$');
  if (!isExpression)
    throw mongoError(
      isDocument(argument) ? 40147 : typeof argument === 'string' ? 40148 : 40149,
      'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
    );
  return context.compilePipeline(
    [documentOf({ $group: { _id: argument, count: { $sum: 1 } } }), documentOf({ $sort: { count: -1 } })],
    context,
  );
};

export const groupStages: StageCompilers = { $group: group, $sortByCount: sortByCount };
