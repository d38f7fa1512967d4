import { priceObject, productObject } from '../../objects/catalogue-objects.js';
import { newId } from '../../records/ids.js';
import type { Endpoint } from '../endpoint.js';
import { page } from '../listing.js';
import { StripeError } from '../stripe-error.js';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;
const TAX_BEHAVIOURS = ['exclusive', 'inclusive', 'unspecified'] as const;

export const catalogueEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/products',
    answer: ({ world, parameters }) => {
      const { store } = world;
      const id = parameters.text('id') ?? newId(store, 'prod');
      if (store.tables.products.find(id))
        throw StripeError.invalid('Product already exists.', 'id', 'resource_already_exists');
      const at = world.now();
      const product = store.tables.products.add({
        id,
        created: at,
        updated: at,
        name: parameters.needed('name'),
        active: true,
        metadata: parameters.metadata(),
      });
      world.emit('product.created', productObject(product));
      return productObject(product);
    },
  },
  {
    method: 'GET',
    path: '/products/:id',
    answer: ({ world, id }) => {
      const product = world.store.tables.products.find(id);
      if (!product) throw StripeError.missing('product', id);
      return productObject(product);
    },
  },
  {
    method: 'POST',
    path: '/products/:id',
    answer: ({ world, id, parameters }) => {
      const product = world.store.tables.products.find(id);
      if (!product) throw StripeError.missing('product', id);
      product.name = parameters.text('name') ?? product.name;
      product.active = parameters.boolean('active') ?? product.active;
      product.updated = world.now();
      return productObject(product);
    },
  },
  {
    method: 'POST',
    path: '/prices',
    answer: ({ world, parameters }) => {
      const { store } = world;
      const product = parameters.needed('product');
      if (!store.tables.products.find(product)) throw StripeError.missing('product', product, 'product');
      const lookupKey = parameters.text('lookup_key') ?? null;
      const holder = store.tables.prices.where(
        (each) => lookupKey !== null && each.lookupKey === lookupKey,
      )[0];
      if (holder && parameters.boolean('transfer_lookup_key') !== true)
        throw StripeError.invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
      if (holder) holder.lookupKey = null;
      const interval = parameters.object('recurring').choice('interval', INTERVALS);
      const unitAmount = parameters.integer('unit_amount');
      if (interval === undefined)
        throw StripeError.invalid('Missing required param: recurring[interval].', 'recurring');
      if (unitAmount === undefined || unitAmount < 0)
        throw StripeError.invalid('Missing required param: unit_amount.', 'unit_amount');
      const price = store.tables.prices.add({
        id: newId(store, 'price'),
        created: world.now(),
        product,
        unitAmount,
        currency: parameters.needed('currency'),
        interval,
        taxBehavior: parameters.choice('tax_behavior', TAX_BEHAVIOURS) ?? 'unspecified',
        lookupKey,
        nickname: parameters.text('nickname') ?? null,
        active: true,
        metadata: parameters.metadata(),
      });
      world.emit('price.created', priceObject(price));
      return priceObject(price);
    },
  },
  {
    method: 'GET',
    path: '/prices',
    answer: ({ world, parameters }) => {
      const keys = parameters.texts('lookup_keys');
      const active = parameters.boolean('active');
      const product = parameters.text('product');
      const rows = world.store.tables.prices.where(
        (each) =>
          (keys.length === 0 || (each.lookupKey !== null && keys.includes(each.lookupKey))) &&
          (active === undefined || each.active === active) &&
          (product === undefined || each.product === product),
      );
      return page(rows, priceObject, '/v1/prices', parameters);
    },
  },
  {
    method: 'GET',
    path: '/prices/:id',
    answer: ({ world, id }) => {
      const price = world.store.tables.prices.find(id);
      if (!price) throw StripeError.missing('price', id);
      return priceObject(price);
    },
  },
  {
    method: 'POST',
    path: '/prices/:id',
    answer: ({ world, id, parameters }) => {
      const price = world.store.tables.prices.find(id);
      if (!price) throw StripeError.missing('price', id);
      price.active = parameters.boolean('active') ?? price.active;
      price.nickname = parameters.text('nickname') ?? price.nickname;
      price.metadata = { ...price.metadata, ...parameters.metadata() };
      world.emit('price.updated', priceObject(price));
      return priceObject(price);
    },
  },
];
