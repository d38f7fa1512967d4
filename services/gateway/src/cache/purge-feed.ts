import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { contentPurged, SERVICES } from '@word-unfolded/contracts';
import { EventListener } from '@word-unfolded/service-kit';
import { AnswerCache } from './answer-cache.js';

/** Forgets cached responses when a service has purged them, and everything when a purge may have been missed. */
@Injectable()
export class PurgeFeed implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventListener,
    private readonly cache: AnswerCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.events.listen(
      SERVICES.map((service) => contentPurged(service)),
      { heard: ({ tags }) => this.cache.purge(tags), missed: () => this.cache.clear() },
    );
  }
}
