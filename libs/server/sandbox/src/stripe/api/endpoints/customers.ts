import { SANDBOX_CLOCK } from '../../engine/world.js';
import { endSubscription } from '../../engine/subscription-life.js';
import { customerObject, paymentMethodObject, portalObject } from '../../objects/customer-objects.js';
import { newId } from '../../records/ids.js';
import type { CustomerRecord } from '../../records/records.js';
import type { ApiCall, Endpoint } from '../endpoint.js';
import { page } from '../listing.js';
import { metadataSearched } from '../search.js';
import { StripeError } from '../stripe-error.js';

function customerOf({ world, id }: ApiCall): CustomerRecord {
  const customer = world.store.tables.customers.find(id);
  if (!customer) throw StripeError.missing('customer', id);
  return customer;
}

/** @throws StripeError for one that is deleted */
function presentCustomer(call: ApiCall): CustomerRecord {
  const customer = customerOf(call);
  if (customer.deleted) throw StripeError.missing('customer', call.id);
  return customer;
}

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/customers',
    answer: ({ world, parameters }) => {
      const { store } = world;
      const id = newId(store, 'cus');
      const customer = store.tables.customers.add({
        id,
        created: world.now(),
        email: parameters.text('email') ?? null,
        name: parameters.text('name') ?? null,
        metadata: parameters.metadata(),
        balance: 0,
        defaultPaymentMethod: null,
        locales: parameters.texts('preferred_locales'),
        testClock: SANDBOX_CLOCK,
        invoicePrefix: id.slice(-8).toUpperCase(),
        nextInvoice: 1,
        deleted: false,
      });
      world.emit('customer.created', customerObject(customer));
      return customerObject(customer);
    },
  },
  {
    method: 'GET',
    path: '/customers',
    answer: ({ world, parameters }) => {
      const email = parameters.text('email');
      const rows = world.store.tables.customers.where(
        (each) => !each.deleted && (email === undefined || each.email === email),
      );
      return page(rows, customerObject, '/v1/customers', parameters);
    },
  },
  {
    method: 'GET',
    path: '/customers/search',
    answer: ({ world, parameters }) => {
      const { key, value } = metadataSearched(parameters.needed('query'));
      const found = world.store.tables.customers
        .where(({ deleted, metadata }) => !deleted && metadata[key] === value)
        .slice(0, parameters.integer('limit') ?? 10);
      const data = found.map((each) => customerObject(each));
      return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
    },
  },
  { method: 'GET', path: '/customers/:id', answer: (call) => customerObject(customerOf(call)) },
  {
    method: 'POST',
    path: '/customers/:id',
    answer: (call) => {
      const customer = presentCustomer(call);
      const { parameters, world } = call;
      customer.email = parameters.text('email') ?? customer.email;
      customer.name = parameters.text('name') ?? customer.name;
      customer.metadata = { ...customer.metadata, ...parameters.metadata() };
      const method = parameters.object('invoice_settings').text('default_payment_method');
      if (method !== undefined) {
        if (world.store.tables.paymentMethods.find(method)?.customer !== customer.id)
          throw StripeError.missing('PaymentMethod', method, 'invoice_settings[default_payment_method]');
        customer.defaultPaymentMethod = method;
      }
      world.emit('customer.updated', customerObject(customer));
      return customerObject(customer);
    },
  },
  {
    method: 'DELETE',
    path: '/customers/:id',
    answer: (call) => {
      const customer = presentCustomer(call);
      const { world, id } = call;
      for (const subscription of world.store.tables.subscriptions.where((each) => each.customer === id))
        endSubscription(world, subscription, 'cancellation_requested');
      customer.deleted = true;
      customer.email = null;
      customer.name = null;
      world.emit('customer.deleted', customerObject(customer));
      return customerObject(customer);
    },
  },
  {
    method: 'GET',
    path: '/customers/:id/payment_methods',
    answer: (call) => {
      const { id } = presentCustomer(call);
      const rows = call.world.store.tables.paymentMethods.where(({ customer }) => customer === id);
      return page(rows, paymentMethodObject, `/v1/customers/${id}/payment_methods`, call.parameters);
    },
  },
  {
    method: 'GET',
    path: '/payment_methods/:id',
    answer: ({ world, id }) => {
      const method = world.store.tables.paymentMethods.find(id);
      if (!method) throw StripeError.missing('PaymentMethod', id, 'payment_method');
      return paymentMethodObject(method);
    },
  },
  {
    method: 'POST',
    path: '/billing_portal/sessions',
    answer: ({ world, parameters }) => {
      const { store, base } = world;
      const customer = presentCustomer({ world, parameters, id: parameters.needed('customer') });
      const secret = newId(store, 'portal');
      const portal = store.tables.portals.add({
        id: newId(store, 'bps'),
        created: world.now(),
        customer: customer.id,
        secret,
        returnUrl: parameters.needed('return_url'),
        locale: parameters.text('locale') ?? null,
      });
      return portalObject(portal, `${base}/sandbox/stripe/portal/${secret}`);
    },
  },
];
