import { Controller } from '@nestjs/common';
import { AppError, OpenPortal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { CustomerRepository } from '../customers/customer.repository.js';
import { StripeClient } from '../stripe/stripe-client.js';

/** Opens the portal of the payment provider for a reader's own customer. */
@Controller()
export class OpenPortalUseCase {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly stripe: StripeClient,
  ) {}

  /** @throws AppError NO_SUBSCRIPTION, and those of the payment provider */
  @Handles(OpenPortal)
  async execute({ userId, language }: RequestOf<typeof OpenPortal>): Promise<ResponseOf<typeof OpenPortal>> {
    const { publicUrl } = this.stripe.settings;
    const customer = (await this.customers.find(ownerOf(userId)))?.customerId;
    if (!customer) {
      void this.stripe.sdk; // without a provider that is the reason
      throw AppError.of('NO_SUBSCRIPTION');
    }
    const { url } = await this.stripe.call((stripe) =>
      stripe.billingPortal.sessions.create(
        {
          customer,
          return_url: `${publicUrl}${PAGES.subscription}`,
          locale: language === 'es' ? 'es-419' : 'en',
        },
        // Each session is for one visit, so only the SDK's own repetitions have the same key.
        { idempotencyKey: randomUUID() },
      ),
    );
    return { portalUrl: url };
  }
}
