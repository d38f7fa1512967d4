import { Inject, Injectable } from '@nestjs/common';
import type { RebuildCounters, ResponseOf } from '@word-unfolded/contracts';
import { AdminLimits, UsageCounters } from '@word-unfolded/metering';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { SpendingsOfDay } from '../ledger/spendings-of-day.js';
import { LimitSettingsRepository } from './limit-settings.repository.js';

/** Tells Redis what it has lost: how administrators are limited, and what the ledger has of today and the day before. */
@Injectable()
export class RebuildCountersUseCase {
  constructor(
    private readonly spendings: SpendingsOfDay,
    private readonly counters: UsageCounters,
    private readonly settings: LimitSettingsRepository,
    private readonly admins: AdminLimits,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Several at once, and at the same time as anything else, count each spending once. */
  async execute(): Promise<ResponseOf<typeof RebuildCounters>> {
    await this.admins.set(await this.settings.adminsAreLimited());
    const payers = new Set<string>();
    let counted = 0;
    for (const day of this.counters.days()) {
      for await (const { payerId, spendings } of this.spendings.byPayer(day)) {
        const entries = spendings.map(({ spendingId: id, feature, tier, amounts }) => ({
          id,
          feature,
          tier,
          amounts,
        }));
        counted += await this.counters.count(payerId, day, entries);
        payers.add(payerId);
      }
    }
    if (counted > 0)
      this.log.info({ payers: payers.size, counted }, 'counters were made anew from the ledger');
    return { payers: payers.size, counted };
  }
}
