import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { contentPurged } from '@word-unfolded/contracts';
import { EventBus, LOGGER, type Logger } from '@word-unfolded/service-kit';

/**
 * Makes every gateway forget the texts that it has cached, because a service that starts may have another library than
 * the one before. Without it they would be sent until they expire.
 */
@Injectable()
export class LibraryNews implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.events
      .publish(contentPurged('scripture'), { tags: ['scripture'] })
      .catch((error: unknown) => this.log.warn({ err: error }, 'gateways may send the texts of before'));
  }
}
