import { bestOf } from '../../bson/order/best-of.js';
import { compareSortKeys, parseSortPattern, sortKeyOf, type SortKey } from '../../bson/order/sort-pattern.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { drainStream } from '../../stage-stream/stage-stream.js';
import type { PipelineContext, Stage, StageCompiler } from '../stage.js';

/** Manual, "$sort" */
export const sortStage: StageCompiler = (argument, context) => compileSort(argument, context, Infinity);

/** A sort of which only the first documents are needed. */
export function compileSort(argument: BsonValue, { expressions }: PipelineContext, limit: number): Stage {
  if (!isDocument(argument)) throw mongoError(15973, 'the $sort key specification must be an object');
  const pattern = parseSortPattern(argument);
  const { collation } = expressions;
  const compare = (left: Keyed, right: Keyed) => compareSortKeys(left.key, right.key, pattern, collation);
  return function* sort(input) {
    const best = bestOf<Keyed>(limit, compare);
    yield* drainStream(input, (document) =>
      best.add({ key: sortKeyOf(document, pattern, collation), document }),
    );
    for (const { document } of best.items()) yield document;
  };
}

type Keyed = { readonly key: SortKey; readonly document: BsonDocument };
