import { collationOf, type Collation } from '../bson/order/collation.js';
import { equalValues } from '../bson/order/compare.js';
import { documentOf } from '../bson/document-literal.js';
import { toNumber } from '../bson/numbers/number.js';
import { show } from '../bson/show.js';
import { isDocument, isNumber, type BsonDocument, type BsonValue, type Maybe } from '../bson/value.js';
import { isTrue } from '../bson/truth.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import { checkPartialFilter } from './partial-filter.js';

/** The definition of an index by a user (manual, "Indexes"). */
export type IndexDefinition = {
  readonly name: string;
  readonly key: BsonDocument;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly hidden: boolean;
  readonly partialFilter: BsonDocument | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly collation: Collation | undefined;
};

export const ID_INDEX_NAME = '_id_';
const MAX_FIELDS = 32;
const MAX_EXPIRY_SECONDS = 0x7fffffff;
const OPTIONS = [
  'key',
  'name',
  'unique',
  'sparse',
  'hidden',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
];
/** Options that MongoDB accepts too, and that have no effect here. */
const IGNORED_OPTIONS = ['v', 'ns', 'background', 'storageEngine', 'default_language', 'language_override'];
export const REFUSED_INDEX_OPTIONS = [
  'clustered',
  'wildcardProjection',
  'columnstoreProjection',
  'weights',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'prepareUnique',
];

/**
 * Parses the definition of an index from a command or from the catalogue.
 *
 * @throws MongoError 67 CannotCreateIndex, 197 InvalidIndexSpecificationOption
 */
export function readIndexDefinition(specification: BsonDocument, inherited?: Collation): IndexDefinition {
  checkOptions(specification);
  const key = readKey(specification.get('key'));
  const collation = specification.get('collation');
  const definition: IndexDefinition = {
    name: readName(specification.get('name'), key),
    key,
    unique: isTrue(specification.get('unique')),
    sparse: isTrue(specification.get('sparse')),
    hidden: isTrue(specification.get('hidden')),
    partialFilter: readPartialFilter(specification.get('partialFilterExpression')),
    expireAfterSeconds: readExpiry(specification.get('expireAfterSeconds'), key),
    collation: isDocument(collation) ? collationOf(collation) : inherited,
  };
  checkCombination(definition);
  return definition;
}

/** The definition in the form that listIndexes returns. */
export function indexDocument(definition: IndexDefinition): BsonDocument {
  return documentOf({
    v: 2,
    key: definition.key,
    name: definition.name,
    unique: definition.unique && definition.name !== ID_INDEX_NAME ? true : undefined,
    sparse: definition.sparse || undefined,
    hidden: definition.hidden || undefined,
    partialFilterExpression: definition.partialFilter,
    expireAfterSeconds: definition.expireAfterSeconds,
    collation: definition.collation?.document,
  });
}

/**
 * Whether two indexes are equivalent, ignoring options that can be changed later (manual, "Create Index: Index
 * Signature").
 */
export function isEquivalent(left: IndexDefinition, right: IndexDefinition): boolean {
  return (
    equalValues(left.key, right.key) &&
    left.collation?.identity === right.collation?.identity &&
    equalValues(left.partialFilter, right.partialFilter) &&
    left.unique === right.unique &&
    left.sparse === right.sparse
  );
}

/** Whether two equivalent indexes also agree in the options that can be changed later. */
export function hasSameOptions(left: IndexDefinition, right: IndexDefinition): boolean {
  return left.expireAfterSeconds === right.expireAfterSeconds;
}

function checkOptions(specification: BsonDocument): void {
  for (const option of specification.keys()) {
    if (REFUSED_INDEX_OPTIONS.includes(option))
      throw notSupported(`index option '${option}'`, 'CannotCreateIndex');
    if (!OPTIONS.includes(option) && !IGNORED_OPTIONS.includes(option))
      throw mongoError(
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification. Specification: ${show(specification)}`,
      );
  }
}

function readKey(key: Maybe): BsonDocument {
  if (!isDocument(key)) throw mongoError('TypeMismatch', "The field 'key' must be an object");
  if (key.size === 0) throw mongoError('CannotCreateIndex', 'Index keys cannot be an empty object');
  if (key.size > MAX_FIELDS) throw mongoError(13103, 'too many compound keys');
  for (const [path, kind] of key) checkKeyField(path, kind);
  if ([...key.values()].filter((kind) => kind === 'hashed').length > 1)
    throw mongoError(31303, 'A maximum of one index field is allowed to be hashed');
  return key;
}

function checkKeyField(path: string, kind: BsonValue): void {
  if (path.includes('$**')) throw notSupported('a wildcard index', 'CannotCreateIndex');
  const components = path.split('.');
  if (components.includes(''))
    throw mongoError('CannotCreateIndex', 'Index keys cannot contain an empty field');
  if (components.some((component) => component.startsWith('$')))
    throw mongoError(
      'CannotCreateIndex',
      `Index key contains an illegal field name: field name starts with '$'.`,
    );
  if (kind === 'hashed') return;
  if (typeof kind === 'string') throw notSupported(`index type '${kind}'`, 'CannotCreateIndex');
  const direction = isNumber(kind) ? toNumber(kind) : 0;
  if (direction === 0 || Number.isNaN(direction))
    throw mongoError(
      'CannotCreateIndex',
      `Values in v:2 index key pattern must be numbers other than 0 or strings: ${show(kind)}`,
    );
}

function readName(name: Maybe, key: BsonDocument): string {
  if (name === undefined)
    return [...key]
      .map(([path, kind]) => `${path}_${String(isNumber(kind) ? toNumber(kind) : kind)}`)
      .join('_');
  if (typeof name !== 'string') throw mongoError('TypeMismatch', "The field 'name' must be a string");
  if (name === '') throw mongoError('CannotCreateIndex', 'index name cannot be empty');
  if (name === '*') throw mongoError('BadValue', "The index name '*' is not valid.");
  return name;
}

function readPartialFilter(filter: Maybe): BsonDocument | undefined {
  if (filter === undefined) return undefined;
  if (!isDocument(filter))
    throw mongoError('TypeMismatch', "The field 'partialFilterExpression' must be an object");
  checkPartialFilter(filter);
  return filter;
}

function readExpiry(value: Maybe, key: BsonDocument): number | undefined {
  if (value === undefined) return undefined;
  const seconds = isNumber(value) ? toNumber(value) : Number.NaN;
  if (!(seconds >= 0 && seconds <= MAX_EXPIRY_SECONDS))
    throw mongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, found ${show(value)}`,
    );
  if (key.size > 1)
    throw mongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL.',
    );
  if (key.has('_id'))
    throw mongoError(
      'CannotCreateIndex',
      "The field 'expireAfterSeconds' is not valid for an _id index specification.",
    );
  return Math.trunc(seconds);
}

function checkCombination({ unique, sparse, partialFilter, key }: IndexDefinition): void {
  if (sparse && partialFilter)
    throw mongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  if (unique && [...key.values()].includes('hashed'))
    throw mongoError(16764, 'Currently hashed indexes cannot guarantee uniqueness. Use a regular index.');
}
