import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { ReaderAccounts } from '../accounts/reader-accounts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer } from '../customers/customer.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { createHash } from 'node:crypto';

/** A reader with a customer at Stripe. */
export type PayingCustomer = Customer & { readonly customerId: string };

/** Makes the customer of a reader at Stripe, once. */
@Injectable()
export class StripeCustomers {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly stripe: StripeClient,
    private readonly accounts: ReaderAccounts,
  ) {}

  /** @throws AppError NOT_AUTHENTICATED for a deleted account, and those of the payment provider */
  async open(ownerId: OwnerId): Promise<{ customer: PayingCustomer; email: string }> {
    const { sdk } = this.stripe; // refuses before anything is stored
    const account = await this.accounts.find(ownerId);
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    const { name, email, language } = account;
    for (;;) {
      const customer = await this.customers.open(ownerId);
      const { customerId } = customer;
      if (customerId !== null) return { customer: { ...customer, customerId }, email };
      const wanted = { name, email, preferred_locales: [language], metadata: { userId: ownerId } };
      const made = await this.stripe.call(() =>
        sdk.customers.create(wanted, { idempotencyKey: `customer-${ownerId}-${digestOf(wanted)}` }),
      );
      await this.customers.change(customer, { customerId: made.id });
    }
  }
}

/** Stripe refuses a key that comes again with other parameters, such as a name that was changed in between. */
function digestOf(parameters: object): string {
  return createHash('sha256').update(JSON.stringify(parameters)).digest('base64url').slice(0, 16);
}
