import { Inject, Injectable } from '@nestjs/common';
import type { RebuildCounters, ResponseOf } from '@word-unfolded/contracts';
import { AdminLimits, UsageCounters } from '@word-unfolded/metering';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { UsageOfDay } from '../ledger/usage-of-day.js';
import { LimitSettingsRepository } from './limit-settings.repository.js';

/**
 * Restores the data that Redis has lost: the limits of administrators, and the ledger's usage of today and the day
 * before.
 */
@Injectable()
export class RebuildCountersUseCase {
  constructor(
    private readonly usageRecords: UsageOfDay,
    private readonly counters: UsageCounters,
    private readonly settings: LimitSettingsRepository,
    private readonly admins: AdminLimits,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Each charge is counted once, even if several runs and other usage are concurrent. */
  async execute(): Promise<ResponseOf<typeof RebuildCounters>> {
    await this.admins.set(await this.settings.adminsAreLimited());
    const subjects = new Set<string>();
    let counted = 0;
    for (const day of this.counters.days()) {
      for await (const { subjectId, usageRecords } of this.usageRecords.bySubject(day)) {
        const entries = usageRecords.map(({ spendingId: id, feature, tier, amounts }) => ({
          id,
          feature,
          tier,
          amounts,
        }));
        counted += await this.counters.count(subjectId, day, entries);
        subjects.add(subjectId);
      }
    }
    if (counted > 0)
      this.log.info({ subjects: subjects.size, counted }, 'rebuilt the counters from the ledger');
    return { subjects: subjects.size, counted };
  }
}
