import { Controller, Inject } from '@nestjs/common';
import { EnsurePrices, type ResponseOf } from '@word-unfolded/contracts';
import { Handles, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { PriceCatalogue } from '../stripe/price-catalogue.js';

/** Makes products and prices at the payment provider (`npm run billing:prices`). */
@Controller()
export class EnsurePricesUseCase {
  constructor(
    private readonly prices: PriceCatalogue,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE */
  @Handles(EnsurePrices)
  async execute(): Promise<ResponseOf<typeof EnsurePrices>> {
    const done = await this.prices.ensure();
    this.log.info(done, 'prices at the payment provider');
    return done;
  }
}
