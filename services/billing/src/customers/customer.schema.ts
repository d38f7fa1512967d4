import { Schema, type Connection, type Model } from 'mongoose';
import type { Customer } from './customer.js';

/** A customer as MongoDB stores it. */
export type CustomerRecord = Customer;

const free = { type: Schema.Types.Mixed, default: null } as const;

const schema = new Schema<CustomerRecord>(
  {
    ownerId: { type: String, required: true },
    version: { type: Number, required: true },
    syncs: { type: Number, default: 0 },
    customerId: { type: String, default: null },
    revision: { type: Number, required: true },
    entitlement: { type: Schema.Types.Mixed, required: true },
    subscription: free,
    card: free,
    invoices: { type: [Schema.Types.Mixed], default: [] },
    grant: free,
    checkout: free,
    trialTakenAt: { type: Date, default: null },
    trialRefused: { type: String, default: null },
    testClock: { type: String, default: null },
    dueAt: { type: Date, default: null },
    mails: { type: [Schema.Types.Mixed], default: [] },
  },
  { collection: 'customers', versionKey: false, minimize: false },
);

schema.index({ ownerId: 1 }, { unique: true });
/** Events name the customer of Stripe. */
schema.index(
  { customerId: 1 },
  { unique: true, partialFilterExpression: { customerId: { $type: 'string' } } },
);
schema.index({ testClock: 1 }, { partialFilterExpression: { testClock: { $type: 'string' } } });
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });

export function customerModel(connection: Connection): Model<CustomerRecord> {
  return connection.model<CustomerRecord>('Customer', schema);
}
