import { compareSortKeys, sortKeyOf, type SortKey, type SortPattern } from '../../bson/sort-pattern.js';
import type { Collation } from '../../bson/collation.js';
import { identityOf } from '../../bson/ordered-key.js';
import { compareValues } from '../../bson/compare.js';
import type { BsonDocument, BsonValue } from '../../bson/value.js';

/** Documents of one partition, in order. */
export type Partition = {
  readonly documents: readonly BsonDocument[];
  /** What each of them is sorted by. */
  readonly keys: readonly SortKey[];
};

/** Divides documents by a value, in the order of these values, and sorts each part. */
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
