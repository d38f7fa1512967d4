import { compareSortKeys, sortKeyOf, type SortKey, type SortPattern } from '../../bson/order/sort-pattern.js';
import type { Collation } from '../../bson/order/collation.js';
import { identityOf } from '../../bson/order/ordered-key.js';
import { compareValues } from '../../bson/order/compare.js';
import type { BsonDocument, BsonValue } from '../../bson/value.js';

/** The documents of one partition, in sort order. */
export type Partition = {
  readonly documents: readonly BsonDocument[];
  /** The sort value of each document. */
  readonly keys: readonly SortKey[];
};

/** Groups documents by a value, in the order of these values, and sorts each group. */
export function partitionDocuments(
  documents: readonly BsonDocument[],
  partitionOf: (document: BsonDocument) => BsonValue,
  pattern: SortPattern,
  collation: Collation | undefined,
): Partition[] {
  const parts = new Map<string, { value: BsonValue; documents: BsonDocument[] }>();
  for (const document of documents) {
    const value = partitionOf(document);
    const identity = identityOf(value, collation);
    const part = parts.get(identity);
    if (part) part.documents.push(document);
    else parts.set(identity, { value, documents: [document] });
  }
  return [...parts.values()]
    .sort((left, right) => compareValues(left.value, right.value, collation))
    .map((part) => sortPartition(part.documents, pattern, collation));
}

function sortPartition(
  documents: BsonDocument[],
  pattern: SortPattern,
  collation: Collation | undefined,
): Partition {
  const keyed = documents.map((document) => ({ document, key: sortKeyOf(document, pattern, collation) }));
  if (pattern.length > 0)
    keyed.sort((left, right) => compareSortKeys(left.key, right.key, pattern, collation));
  return { documents: keyed.map(({ document }) => document), keys: keyed.map(({ key }) => key) };
}
