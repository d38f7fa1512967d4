import type { ListUsers, RequestOf } from '@word-unfolded/contracts';
import mongoose, { Types, type QueryFilter } from 'mongoose';
import { z } from 'zod';
import type { AccountRecord } from '../accounts/records/account.schema.js';

type Sort = RequestOf<typeof ListUsers>['sort'];
type Order = RequestOf<typeof ListUsers>['order'];
type Filter = QueryFilter<AccountRecord>;

/** The place of an account in an order: the value by which it is sorted, and its id. */
const place = z.tuple([z.union([z.string(), z.null()]), z.string().regex(/^[0-9a-f]{24}$/)]);

export type Place = z.infer<typeof place>;

/** A part of an order: accounts that have a value in its field, or those without one. */
export type OrderPart = {
  readonly field: 'createdAt' | 'lastActiveAt' | 'usernameKey';
  readonly isEmpty: boolean;
  readonly direction: 1 | -1;
  readonly filter: Filter;
  readonly sort: Record<string, 1 | -1>;
};

const FIELDS = { created: 'createdAt', active: 'lastActiveAt', username: 'usernameKey' } as const;

/**
 * The parts of an order, one after the other. Accounts that were never active come last, or first, and are read by
 * themselves, so that each part is a range of one index.
 */
export function placesOf(sort: Sort, order: Order): OrderPart[] {
  const field = FIELDS[sort];
  const direction = order === 'asc' ? 1 : -1;
  const filled: OrderPart = {
    ...{ field, direction, isEmpty: false },
    filter: field === 'lastActiveAt' ? { lastActiveAt: mongoose.trusted({ $type: 'date' }) } : {},
    sort: { [field]: direction, _id: direction },
  };
  if (field !== 'lastActiveAt') return [filled];
  const empty: OrderPart = {
    ...{ field, direction, isEmpty: true },
    filter: { lastActiveAt: null },
    sort: { _id: direction },
  };
  return direction === 1 ? [empty, filled] : [filled, empty];
}

/** The condition for accounts of a part that come after a place; undefined if the whole part comes before it. */
export function afterPlace(
  { field, isEmpty, direction }: OrderPart,
  after: Place | undefined,
): Filter | undefined {
  if (!after) return {};
  const [text, id] = after;
  const beyond = mongoose.trusted({ [direction === 1 ? '$gt' : '$lt']: new Types.ObjectId(id) });
  const isPlaceEmpty = text === null;
  if (isEmpty && isPlaceEmpty) return { _id: beyond };
  // The empty part comes first in ascending order, and last in descending order.
  if (isEmpty !== isPlaceEmpty) return isEmpty === (direction === -1) ? {} : undefined;
  const value = field === 'usernameKey' ? text : new Date(text!);
  const [further, upTo] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return {
    [field]: mongoose.trusted({ [upTo!]: value }),
    $or: [{ [field]: mongoose.trusted({ [further!]: value }) }, { [field]: value, _id: beyond }],
  };
}

/** Writes the place of an account for the client. */
export function writePlace(sort: Sort, record: AccountRecord): string {
  const value = record[FIELDS[sort]];
  const text = value instanceof Date ? value.toISOString() : value;
  return Buffer.from(JSON.stringify([text, record._id.toHexString()])).toString('base64url');
}

/** Reads a place; undefined for one that was never written, so that the list begins again. */
export function readPlace(written: string | undefined, sort: Sort): Place | undefined {
  if (written === undefined) return undefined;
  try {
    const read = place.safeParse(JSON.parse(Buffer.from(written, 'base64url').toString('utf8'))).data;
    if (!read) return undefined;
    const [text] = read;
    const isDate = text !== null && !Number.isNaN(Date.parse(text));
    if (sort === 'username') return text === null ? undefined : read;
    return isDate || (sort === 'active' && text === null) ? read : undefined;
  } catch {
    return undefined;
  }
}
