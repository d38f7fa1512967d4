import type { Collation } from '../bson/collation.js';
import type { BsonDocument, BsonValue, Maybe, Timestamp } from '../bson/value.js';
import type { FilterOptions } from '../query/predicate.js';

/** A place in a document that an update operator works on. */
export type Slot = {
  /** The path with array positions filled in. */
  readonly path: string;
  readonly name: string;
  readonly inArray: boolean;
  get(): Maybe;
  set(value: BsonValue): void;
  /** Takes the field out of its document; an array element becomes null. */
  unset(): void;
};

/** What an update knows about the document it is applied to. */
export type UpdateCircumstances = {
  readonly document: BsonDocument;
  /** Where the filter found its match in an array: what `$` stands for. */
  readonly arrayIndex: number | undefined;
  /** The document is about to be inserted by an upsert. */
  readonly inserting: boolean;
  readonly now: Date;
  readonly clusterTime: Timestamp;
  readonly arrayFilters: ArrayFilters;
};

/** The filters of `$[identifier]` by their identifier. */
export type ArrayFilters = ReadonlyMap<string, (element: BsonValue) => boolean>;

/** An update operator on one path, with its argument checked. */
export type Modifier = {
  /** What happens where the path does not lead anywhere: it is created, passed over, or refused when it cannot exist. */
  readonly missingPath: 'create' | 'ignore' | 'refuse';
  apply(slot: Slot, circumstances: UpdateCircumstances): void;
};

export type ModifierOptions = {
  readonly path: string;
  readonly collation: Collation | undefined;
  readonly filters: FilterOptions;
};

/** Checks the argument of an update operator for one path. */
export type UpdateOperator = (argument: BsonValue, options: ModifierOptions) => Modifier;
