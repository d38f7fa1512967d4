import type { JsonObject } from '../records/json.js';
import type { Parameters } from './parameters.js';
import { StripeError } from './stripe-error.js';

type Row = { readonly id: string; readonly created: number };

/** A page of a list, the newest first, with Stripe's parameters `limit`, `starting_after`, `ending_before`, `created`. */
export function page<Listed extends Row>(
  rows: readonly Listed[],
  view: (row: Listed) => JsonObject,
  url: string,
  parameters: Parameters,
): JsonObject {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw StripeError.invalid('Invalid limit: must be between 1 and 100', 'limit');
  const range = parameters.object('created');
  const [from, to] = [range.integer('gte'), range.integer('lte')];
  const all = rows
    .filter(({ created }) => (from === undefined || created >= from) && (to === undefined || created <= to))
    .toReversed();
  const after = parameters.text('starting_after');
  const before = parameters.text('ending_before');
  if (before !== undefined) {
    const end = placeOf(all, before, 'ending_before');
    const begin = Math.max(0, end - limit);
    return listed(all.slice(begin, end), view, begin > 0, url);
  }
  const begin = after === undefined ? 0 : placeOf(all, after, 'starting_after') + 1;
  return listed(all.slice(begin, begin + limit), view, begin + limit < all.length, url);
}

function listed<Listed extends Row>(
  rows: readonly Listed[],
  view: (row: Listed) => JsonObject,
  more: boolean,
  url: string,
): JsonObject {
  return { object: 'list', data: rows.map(view), has_more: more, url };
}

function placeOf(rows: readonly Row[], id: string, param: string): number {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw StripeError.missing('object', id, param);
  return place;
}
