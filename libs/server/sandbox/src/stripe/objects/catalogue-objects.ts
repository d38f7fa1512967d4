import type { JsonObject } from '../records/json.js';
import type { PriceRecord, ProductRecord } from '../records/records.js';
import { TEST_MODE } from './common.js';

export function productObject(product: ProductRecord): JsonObject {
  return {
    id: product.id,
    object: 'product',
    ...TEST_MODE,
    active: product.active,
    created: product.created,
    default_price: null,
    description: null,
    images: [],
    marketing_features: [],
    metadata: product.metadata,
    name: product.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: product.updated,
    url: null,
  };
}

export function priceObject(price: PriceRecord): JsonObject {
  return {
    id: price.id,
    object: 'price',
    ...TEST_MODE,
    active: price.active,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    custom_unit_amount: null,
    lookup_key: price.lookupKey,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    recurring: {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: price.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  };
}

/** The price in the older form that subscription items still have. */
export function planObject(price: PriceRecord): JsonObject {
  return {
    id: price.id,
    object: 'plan',
    ...TEST_MODE,
    active: price.active,
    amount: price.unitAmount,
    amount_decimal: String(price.unitAmount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.interval,
    interval_count: 1,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
