import fc from 'fast-check';
import { arbitraryDocument } from '../../test/support/cases/arbitrary-values.js';
import { compareValues } from '../bson/order/compare.js';
import { cloneDocument, isArray, isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { describeUpdate } from './update-description.js';

/** Applies an update description to a document. */
function apply(before: BsonDocument, description: BsonDocument): BsonDocument {
  const document = cloneDocument(before);
  for (const entry of description.get('truncatedArrays') as BsonDocument[]) {
    const array = at(document, entry.get('field') as string);
    if (isArray(array)) array.length = entry.get('newSize') as number;
  }
  for (const path of description.get('removedFields') as string[]) {
    const [parent, name] = parentOf(document, path);
    if (isDocument(parent)) parent.delete(name);
  }
  for (const [path, value] of description.get('updatedFields') as BsonDocument) {
    const [parent, name] = parentOf(document, path);
    if (isDocument(parent)) parent.set(name, value);
    else if (isArray(parent)) parent[Number(name)] = value;
  }
  return document;
}

function at(document: BsonDocument, path: string): BsonValue | undefined {
  const [parent, name] = parentOf(document, path);
  return isDocument(parent) ? parent.get(name) : isArray(parent) ? parent[Number(name)] : undefined;
}

function parentOf(document: BsonDocument, path: string): [BsonValue | undefined, string] {
  const names = path.split('.');
  const last = names.pop() as string;
  let current: BsonValue | undefined = document;
  for (const name of names)
    current = isDocument(current) ? current.get(name) : isArray(current) ? current[Number(name)] : undefined;
  return [current, last];
}

const inAnyOrder = (value: BsonValue): BsonValue => {
  if (isArray(value)) return value.map(inAnyOrder);
  if (!isDocument(value)) return value;
  return new Map(
    [...value].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, inAnyOrder(inner)]),
  );
};

describe('update description', () => {
  it('transforms the old document into the new one', () => {
    fc.assert(
      fc.property(arbitraryDocument, arbitraryDocument, (before, after) => {
        const reached = apply(before, describeUpdate(before, after));
        expect(compareValues(inAnyOrder(reached), inAnyOrder(after))).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('omits what has not changed', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(describeUpdate(document, cloneDocument(document)).get('updatedFields')).toEqual(new Map());
      }),
    );
  });
});
