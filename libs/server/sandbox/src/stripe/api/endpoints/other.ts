import { advance } from '../../engine/time-line.js';
import { refund } from '../../engine/reversals.js';
import { SANDBOX_CLOCK } from '../../engine/world.js';
import { eventObject, testClockObject } from '../../objects/event-object.js';
import { disputeObject, refundObject } from '../../objects/payment-objects.js';
import type { Endpoint } from '../endpoint.js';
import { page } from '../listing.js';
import { StripeError } from '../stripe-error.js';

/** Charges, refunds, disputes, events, and the clock. */
export const otherEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/charges',
    answer: ({ world, parameters }) => {
      const customer = parameters.text('customer');
      const rows = world.store.tables.charges.where(
        (each) => customer === undefined || each.customer === customer,
      );
      return page(rows, (row) => world.charge(row), '/v1/charges', parameters);
    },
  },
  {
    method: 'GET',
    path: '/charges/:id',
    answer: ({ world, id }) => {
      const charge = world.store.tables.charges.find(id);
      if (!charge) throw StripeError.missing('charge', id);
      return world.charge(charge);
    },
  },
  {
    method: 'POST',
    path: '/refunds',
    answer: ({ world, parameters }) => {
      const id = parameters.needed('charge');
      const charge = world.store.tables.charges.find(id);
      if (!charge) throw StripeError.missing('charge', id, 'charge');
      const amount = parameters.integer('amount') ?? charge.amount - charge.amountRefunded;
      return refundObject(world.store, refund(world, charge, amount, parameters.text('reason') ?? null));
    },
  },
  {
    method: 'GET',
    path: '/refunds',
    answer: ({ world, parameters }) => {
      const charge = parameters.text('charge');
      const rows = world.store.tables.refunds.where((each) => charge === undefined || each.charge === charge);
      return page(rows, (row) => refundObject(world.store, row), '/v1/refunds', parameters);
    },
  },
  {
    method: 'GET',
    path: '/disputes',
    answer: ({ world, parameters }) => {
      const charge = parameters.text('charge');
      const rows = world.store.tables.disputes.where(
        (each) => charge === undefined || each.charge === charge,
      );
      return page(rows, (row) => disputeObject(world.store, row), '/v1/disputes', parameters);
    },
  },
  {
    method: 'GET',
    path: '/events',
    answer: ({ world, parameters }) => {
      const type = parameters.text('type');
      const rows = world.store.tables.events.where((each) => type === undefined || each.type === type);
      return page(rows, (row) => eventObject(row, 0), '/v1/events', parameters);
    },
  },
  {
    method: 'GET',
    path: '/events/:id',
    answer: ({ world, id }) => {
      const event = world.store.tables.events.find(id);
      if (!event) throw StripeError.missing('event', id);
      return eventObject(event, 0);
    },
  },
  {
    method: 'GET',
    path: '/test_helpers/test_clocks/:id',
    answer: ({ world, id }) => {
      if (id !== SANDBOX_CLOCK) throw StripeError.missing('test_clock', id);
      return testClockObject(id, world.now());
    },
  },
  {
    method: 'POST',
    path: '/test_helpers/test_clocks/:id/advance',
    answer: ({ world, id, parameters }) => {
      if (id !== SANDBOX_CLOCK) throw StripeError.missing('test_clock', id);
      const to = parameters.integer('frozen_time');
      if (to === undefined || to < world.now())
        throw StripeError.invalid('A test clock moves forward only.', 'frozen_time');
      advance(world, to - world.now());
      return testClockObject(id, world.now());
    },
  },
];
