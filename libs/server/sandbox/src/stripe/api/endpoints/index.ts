import type { Endpoint } from '../endpoint.js';
import { catalogueEndpoints } from './catalogue.js';
import { checkoutEndpoints } from './checkout.js';
import { customerEndpoints } from './customers.js';
import { invoiceEndpoints } from './invoices.js';
import { otherEndpoints } from './other.js';
import { subscriptionEndpoints } from './subscriptions.js';

/** The part of Stripe's API that the sandbox speaks. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...customerEndpoints,
  ...invoiceEndpoints,
  ...otherEndpoints,
  ...subscriptionEndpoints,
];
