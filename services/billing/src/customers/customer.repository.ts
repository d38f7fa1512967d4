import { Inject, Injectable } from '@nestjs/common';
import { entitlementOf } from '@word-unfolded/domain';
import { isDuplicateKey, MONGO_CONNECTION, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import type { Customer } from './customer.js';
import { customerModel, type CustomerRecord } from './customer.schema.js';

/** The changed fields of a customer. */
export type CustomerChanges = Partial<Omit<Customer, 'ownerId' | 'version'>>;

/** Stores what is known of readers who pay, or have a grant. */
@Injectable()
export class CustomerRepository {
  private readonly customers: Model<CustomerRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.customers = customerModel(connection);
  }

  find(ownerId: OwnerId): Promise<Customer | null> {
    return this.customers.findOne({ ownerId }, { _id: 0 }).lean<Customer>().exec();
  }

  /** The reader of a customer at Stripe, if there is one. */
  async ownerByCustomerId(customerId: string): Promise<OwnerId | undefined> {
    return (await this.ownersOf({ customerId }, 1))[0];
  }

  /** The readers of some customers at Stripe, by the ids of the customers. */
  async ownersByCustomerIds(customerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.customers
      .find(
        { customerId: mongoose.trusted({ $in: [...customerIds] }) },
        { _id: 0, customerId: 1, ownerId: 1 },
      )
      .lean<{ customerId: string; ownerId: string }[]>()
      .exec();
    return new Map(found.map(({ customerId, ownerId }) => [customerId, ownerId]));
  }

  /** The document of a reader, which is made if there is none. */
  async open(ownerId: OwnerId): Promise<Customer> {
    const present = await this.find(ownerId);
    if (present) return present;
    try {
      await this.customers.create([{ ...newCustomer(ownerId) }]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error; // another request was faster
    }
    const made = await this.find(ownerId);
    if (!made) throw new Error('the customer was removed');
    return made;
  }

  /** Changes a customer, unless it has changed since it was read. @returns whether it did */
  async change({ ownerId, version }: Customer, changes: CustomerChanges): Promise<boolean> {
    const { matchedCount } = await this.customers
      .updateOne({ ownerId, version }, { $set: { ...changes, version: version + 1 } })
      .exec();
    return matchedCount > 0;
  }

  async markSent(ownerId: string, key: string): Promise<void> {
    await this.customers
      .updateOne({ ownerId, 'mails.key': key }, { $set: { 'mails.$.isSent': true }, $inc: { version: 1 } })
      .exec();
  }

  /** Readers for whom something is due, or whose mail was not sent. */
  async due(now: Date, atMost: number): Promise<OwnerId[]> {
    const filter = {
      $or: [
        { dueAt: mongoose.trusted({ $lte: now }) },
        { mails: mongoose.trusted({ $elemMatch: { isSent: false } }) },
      ],
    };
    return this.ownersOf(filter, atMost);
  }

  onClock(testClock: string, atMost: number): Promise<OwnerId[]> {
    return this.ownersOf({ testClock }, atMost);
  }

  /** The readers with a customer at Stripe, in the order of their ids, after one of them. */
  subscribers(after: string, atMost: number): Promise<OwnerId[]> {
    const filter = {
      customerId: mongoose.trusted({ $type: 'string' }),
      ownerId: mongoose.trusted({ $gt: after }),
    };
    return this.ownersOf(filter, atMost);
  }

  private async ownersOf(filter: Record<string, unknown>, atMost: number): Promise<OwnerId[]> {
    const records = await this.customers
      .find(filter, { ownerId: 1 })
      .sort({ ownerId: 1 })
      .limit(atMost)
      .lean<{ ownerId: OwnerId }[]>()
      .exec();
    return records.map(({ ownerId }) => ownerId);
  }
}

function newCustomer(ownerId: OwnerId): Customer {
  return {
    ownerId,
    version: 1,
    customerId: null,
    revision: 0,
    entitlement: entitlementOf(null, null, new Date(0)),
    subscription: null,
    card: null,
    invoices: [],
    grant: null,
    checkout: null,
    trialTakenAt: null,
    trialRefused: null,
    testClock: null,
    dueAt: null,
    mails: [],
  };
}
