import { checkoutObject } from '../objects/checkout-object.js';
import { priceObject, productObject } from '../objects/catalogue-objects.js';
import { customerObject, paymentMethodObject } from '../objects/customer-objects.js';
import { testClockObject } from '../objects/event-object.js';
import { SANDBOX_CLOCK, type World } from '../engine/world.js';
import { isJsonObject, type Json, type JsonObject } from '../records/json.js';
import { StripeError } from './stripe-error.js';

const DEEPEST = 4;

/**
 * Replaces ids by their objects (docs.stripe.com/expand).
 *
 * @param paths such as `data.latest_invoice`
 * @throws StripeError for a path that is too deep, or leads to nothing that can be expanded
 */
export function expanded(world: World, object: JsonObject, paths: readonly string[]): JsonObject {
  let result: JsonObject = object;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEEPEST + 1)
      throw StripeError.invalid('You cannot expand more than 4 levels.', 'expand');
    result = expandIn(world, result, names, path) as JsonObject;
  }
  return result;
}

function expandIn(world: World, value: Json, names: readonly string[], path: string): Json {
  if (Array.isArray(value))
    return (value as readonly Json[]).map((each) => expandIn(world, each, names, path));
  if (!isJsonObject(value)) return value;
  const [name = '', ...rest] = names;
  const field = value[name];
  if (field === undefined) throw StripeError.invalid(`This property cannot be expanded (${path}).`, 'expand');
  const found = typeof field === 'string' ? objectOf(world, field) : field;
  if (typeof field === 'string' && found === undefined)
    throw StripeError.invalid(`This property cannot be expanded (${path}).`, 'expand');
  const next = rest.length === 0 ? (found ?? null) : expandIn(world, found ?? null, rest, path);
  return { ...value, [name]: next };
}

/** The object of an id, by the prefix of the id. */
function objectOf(world: World, id: string): JsonObject | undefined {
  const { tables } = world.store;
  const read: Readonly<Record<string, () => JsonObject | undefined>> = {
    cus: () => mapped(tables.customers.find(id), customerObject),
    pm: () => mapped(tables.paymentMethods.find(id), paymentMethodObject),
    prod: () => mapped(tables.products.find(id), productObject),
    price: () => mapped(tables.prices.find(id), priceObject),
    sub: () => mapped(tables.subscriptions.find(id), (row) => world.subscription(row)),
    in: () => mapped(tables.invoices.find(id), (row) => world.invoice(row)),
    ch: () => mapped(tables.charges.find(id), (row) => world.charge(row)),
    pi: () => mapped(tables.paymentIntents.find(id), (row) => world.paymentIntent(row)),
    cs: () => mapped(tables.checkouts.find(id), (row) => checkoutObject(world.store, row, world.base)),
    clock: () => (id === SANDBOX_CLOCK ? testClockObject(id, world.now()) : undefined),
  };
  const prefix = id.slice(0, id.indexOf('_'));
  return Object.hasOwn(read, prefix) ? read[prefix]?.() : undefined;
}

function mapped<Row>(row: Row | undefined, view: (row: Row) => JsonObject): JsonObject | undefined {
  return row === undefined ? undefined : view(row);
}
