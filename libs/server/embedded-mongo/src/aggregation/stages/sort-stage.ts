import { compareSortKeys, parseSortPattern, sortKeyOf, type SortKey } from '../../bson/order/sort-pattern.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { bestOfStream } from '../../stage-stream/best-of-stream.js';
import { mapStream } from '../../stage-stream/stage-stream.js';
import type { PipelineContext, Stage, StageCompiler } from '../stage.js';

/** Manual, "$sort" */
export const sortStage: StageCompiler = (argument, context) => compileSort(argument, context, Infinity);

/** A sort of which only the first documents are needed. */
export function compileSort(
  argument: BsonValue,
  { expressions, needsPause }: PipelineContext,
  limit: number,
): Stage {
  if (!isDocument(argument)) throw mongoError(15973, 'the $sort key specification must be an object');
  const pattern = parseSortPattern(argument);
  const { collation } = expressions;
  const compare = (left: Keyed, right: Keyed) => compareSortKeys(left.key, right.key, pattern, collation);
  return function* sort(input) {
    const keyed = mapStream<BsonDocument, Keyed>(input, (document) => ({
      key: sortKeyOf(document, pattern, collation),
      document,
    }));
    for (const { document } of yield* bestOfStream(keyed, limit, compare, needsPause)) yield document;
  };
}

type Keyed = { readonly key: SortKey; readonly document: BsonDocument };
