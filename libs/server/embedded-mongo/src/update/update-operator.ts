import type { Collation } from '../bson/order/collation.js';
import type { BsonDocument, BsonValue, Maybe, Timestamp } from '../bson/value.js';
import type { FilterOptions } from '../query/predicate.js';

/** A position in a document that an update operator modifies. */
export type Slot = {
  /** The path with resolved array positions. */
  readonly path: string;
  readonly name: string;
  readonly inArray: boolean;
  get(): Maybe;
  set(value: BsonValue): void;
  /** Removes the field from its document. An array element becomes null. */
  unset(): void;
};

/** What an update knows about its document. */
export type UpdateCircumstances = {
  readonly document: BsonDocument;
  /** The position of the filter's match in an array: the meaning of `$`. */
  readonly arrayIndex: number | undefined;
  /** Whether an upsert is about to insert the document. */
  readonly inserting: boolean;
  readonly now: Date;
  readonly clusterTime: Timestamp;
  readonly arrayFilters: ArrayFilters;
};

/** The filters of `$[identifier]`, by identifier. */
export type ArrayFilters = ReadonlyMap<string, (element: BsonValue) => boolean>;

/** An update operator on one path, with its validated argument. */
export type Modifier = {
  /** What happens if the path does not exist: it is created, skipped, or rejected if it cannot exist. */
  readonly missingPath: 'create' | 'ignore' | 'refuse';
  apply(slot: Slot, circumstances: UpdateCircumstances): void;
};

export type ModifierOptions = {
  readonly path: string;
  readonly collation: Collation | undefined;
  readonly filters: FilterOptions;
};

/** Validates the argument of an update operator for one path. */
export type UpdateOperator = (argument: BsonValue, options: ModifierOptions) => Modifier;
