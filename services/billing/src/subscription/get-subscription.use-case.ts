import { Controller } from '@nestjs/common';
import { GetSubscription, type RequestOf, type Subscription } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { SubscriptionView } from './subscription-view.js';

/** Returns a reader's own subscription. */
@Controller()
export class GetSubscriptionUseCase {
  constructor(private readonly view: SubscriptionView) {}

  @Handles(GetSubscription)
  execute({ userId, language }: RequestOf<typeof GetSubscription>): Promise<Subscription> {
    return this.view.of(ownerOf(userId), language);
  }
}
