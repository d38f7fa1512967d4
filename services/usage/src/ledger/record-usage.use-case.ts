import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOf, UsageCharged } from '@word-unfolded/contracts';
import { costInMicros, usageDay, type ModelPrices } from '@word-unfolded/domain';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import type { Addition } from '../rollups/schemas/rollup-entry.schema.js';
import { RollupJournal } from '../rollups/rollup-journal.js';
import { LEDGER_SERIES } from '../rollups/series.js';
import { usageConfiguration, type UsageConfiguration } from '../usage.configuration.js';
import { DaySumRepository } from './day-sum.repository.js';
import { MonthSumRepository } from './month-sum.repository.js';
import { LIFETIME_MS } from './retention.js';
import { UsageRecordRepository } from './usage-record.repository.js';

type Charge = PayloadOf<typeof UsageCharged>;

/**
 * Writes charged usage to the ledger and adds it to the sums of its day, its month and of everyone: once, in the
 * transaction of the caller.
 */
@Injectable()
export class RecordUsageUseCase {
  private readonly prices: ModelPrices;

  constructor(
    private readonly usageRecords: UsageRecordRepository,
    private readonly sums: DaySumRepository,
    private readonly months: MonthSumRepository,
    private readonly journal: RollupJournal,
    @Inject(usageConfiguration.token) { USAGE_PRICES }: UsageConfiguration,
  ) {
    this.prices = USAGE_PRICES;
  }

  async execute(spent: Charge): Promise<void> {
    const { id: usageRecordId, payer, tier, day, feature, amounts } = spent;
    const at = new Date(spent.at);
    const expires = (stored: number) => new Date(at.getTime() + stored);
    const ownerId = ownerOf(payer.id);
    const _id = `${day} ${payer.id} ${usageRecordId}`;
    if (await this.usageRecords.has(ownerId, _id)) return;
    await this.usageRecords.add(ownerId, {
      _id,
      spendingId: usageRecordId,
      day,
      tier,
      feature,
      amounts,
      at,
      expiresAt: expires(LIFETIME_MS.usageRecord[payer.kind]),
    });
    await this.countForAll(ownerId, spent, at);
    const sum = { kind: payer.kind, day, feature, tier, expiresAt: expires(LIFETIME_MS.daySum[payer.kind]) };
    await this.sums.add(ownerId, sum, amounts);
    if (payer.kind === 'reader')
      await this.months.add(
        ownerId,
        { month: day.slice(0, 7), tier, expiresAt: expires(LIFETIME_MS.daySum.reader) },
        { ...amounts, micros: costInMicros(amounts, this.prices) },
      );
  }

  /** Must come before the sum of the day, which tells whether the subject is new on it. */
  private async countForAll(ownerId: OwnerId, charge: Charge, at: Date): Promise<void> {
    const { payer, tier, day, feature, amounts } = charge;
    const values = { count: 1, ...amounts, micros: costInMicros(amounts, this.prices) };
    const isNew = (await this.sums.onDays(ownerId, [day])).length === 0;
    const subject: Addition[] = [
      { name: LEDGER_SERIES.subjects, key: payer.kind, values: { count: 1 } },
      { name: LEDGER_SERIES.subjectsByTier, key: tier, values: { count: 1 } },
    ];
    await this.journal.add(momentOn(day, at), [
      { name: LEDGER_SERIES.usage, key: feature, values },
      { name: LEDGER_SERIES.usageByTier, key: tier, values },
      ...(isNew ? subject : []),
    ]);
  }
}

/** A charge counts for the day of its reservation, which may have ended when it was settled. */
function momentOn(day: string, at: Date): Date {
  return usageDay(at) === day ? at : new Date(`${day}T23:59:59.999Z`);
}
