import type { Collation } from '../bson/order/collation.js';
import { equalValues } from '../bson/order/compare.js';
import { toNumber } from '../bson/numbers/number.js';
import { isArray, isDocument, isNumber, type BsonDocument, type Maybe } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import type { Index } from '../catalogue/index.js';
import { mongoError } from '../errors/mongo-error.js';
import { conditionsOf } from './conditions.js';
import { candidateOf, type Candidate, type PlannedQuery, type SortedPath } from './index-scan.js';
import type { Plan } from './plan.js';

export type QueryToPlan = {
  readonly filter: BsonDocument;
  readonly sort: readonly SortedPath[];
  readonly collation: Collation | undefined;
  readonly hint: Maybe;
};

/** The pseudo path with which a sort or a hint requests insertion order (manual, "$natural"). */
export const NATURAL = '$natural';

/**
 * Chooses the plan of a query: the most selective index, one index for each branch of an `$or`, or a collection scan.
 *
 * @throws MongoError 2 BadValue for a hint that names no index
 */
export function choosePlan(collection: Collection, query: QueryToPlan): Plan {
  const { filter, sort, hint } = query;
  const [first] = sort;
  if (sort.length === 1 && first?.path === NATURAL) return collectionScan(first.direction < 0, true);
  const planned: PlannedQuery = { ...query, conditions: conditionsOf(filter) };
  if (isHint(hint)) return planByHint(collection, planned, hint);
  const best = bestCandidate(collection, planned);
  if (best) return best.scan;
  return planUnion(collection, query) ?? collectionScan(false, sort.length === 0);
}

function collectionScan(reverse: boolean, isSorted: boolean): Plan {
  return { kind: 'collection scan', reverse, isSorted, isExact: false };
}

function isHint(hint: Maybe): boolean {
  return hint !== undefined && hint !== null && !(isDocument(hint) && hint.size === 0);
}

function planByHint(collection: Collection, query: PlannedQuery, hint: Maybe): Plan {
  const natural = isDocument(hint) ? hint.get(NATURAL) : undefined;
  if (isNumber(natural)) return collectionScan(toNumber(natural) < 0, query.sort.length === 0);
  const index = collection.indexes.find((candidate) => isHinted(candidate, hint));
  const scan = index && candidateOf(index, query, true)?.scan;
  if (!scan)
    throw mongoError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return scan;
}

function isHinted({ definition }: Index, hint: Maybe): boolean {
  return typeof hint === 'string' ? definition.name === hint : equalValues(definition.key, hint);
}

function bestCandidate(collection: Collection, query: PlannedQuery): Candidate | undefined {
  let best: Candidate | undefined;
  for (const index of collection.indexes) {
    if (index.definition.hidden) continue;
    const candidate = candidateOf(index, query, false);
    if (candidate && (!best || candidate.score > best.score)) best = candidate;
  }
  return best;
}

function planUnion(collection: Collection, { filter, sort, collation }: QueryToPlan): Plan | undefined {
  const clauses = filter.get('$or');
  if (!isArray(clauses) || clauses.length < 2 || !clauses.every(isDocument)) return undefined;
  const branches = clauses.map((clause) =>
    choosePlan(collection, { filter: clause, sort: [], collation, hint: undefined }),
  );
  if (branches.some(({ kind }) => kind === 'collection scan')) return undefined;
  return {
    kind: 'union',
    branches,
    isSorted: sort.length === 0,
    isExact: false,
    *recordIds(reader, counts) {
      const seen = new Set<number>();
      for (const branch of branches) {
        if (branch.kind === 'collection scan') continue;
        for (const recordId of branch.recordIds(reader, counts)) {
          if (seen.has(recordId)) continue;
          seen.add(recordId);
          yield recordId;
        }
      }
    },
  };
}
