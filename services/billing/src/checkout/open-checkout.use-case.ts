import { Controller } from '@nestjs/common';
import { OpenCheckout, StartTrial, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { Checkouts } from './checkouts.js';

/** Opens a checkout for a purchase or for a trial. */
@Controller()
export class OpenCheckoutUseCase {
  constructor(private readonly checkouts: Checkouts) {}

  /** @throws AppError ALREADY_SUBSCRIBED, and those of the payment provider */
  @Handles(OpenCheckout)
  async purchase(request: RequestOf<typeof OpenCheckout>): Promise<ResponseOf<typeof OpenCheckout>> {
    return { checkoutUrl: await this.checkouts.open({ ...request, isTrial: false }) };
  }

  /** @throws AppError TRIAL_USED, ALREADY_SUBSCRIBED, and those of the payment provider */
  @Handles(StartTrial)
  async trial(request: RequestOf<typeof StartTrial>): Promise<ResponseOf<typeof StartTrial>> {
    return { checkoutUrl: await this.checkouts.open({ ...request, isTrial: true }) };
  }
}
