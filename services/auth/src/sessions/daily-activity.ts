import { Inject, Injectable } from '@nestjs/common';
import { EventNoted } from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import type { Account } from '../accounts/records/account.js';
import { EventBus, LOGGER, type Logger } from '@word-unfolded/service-kit';

/** Notes that a reader is active, once a day for each session, so that active readers can be counted. */
@Injectable()
export class DailyActivity {
  constructor(
    private readonly events: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Does not wait: whether it is counted must not delay a renewal, nor let it fail. */
  note({ id: userId, language, tier }: Account, lastUsedAt: Date, now: Date): void {
    const day = usageDay(now);
    if (usageDay(lastUsedAt) === day) return;
    const event = {
      service: 'auth',
      name: 'account.active',
      userId,
      properties: { language, tier },
      at: now.toISOString(),
    } as const;
    // Sessions of the same reader have the same event.
    this.events
      .publish(EventNoted, event, `active ${day} ${userId}`)
      .catch((error: unknown) =>
        this.log.warn({ err: error }, 'the activity of a reader could not be noted'),
      );
  }
}
