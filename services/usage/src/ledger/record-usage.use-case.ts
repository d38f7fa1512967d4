import { Injectable } from '@nestjs/common';
import type { PayloadOf, UsageCharged } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { DaySumRepository } from './day-sum.repository.js';
import { LIFETIME_MS } from './retention.js';
import { UsageRecordRepository } from './usage-record.repository.js';

/** Writes charged usage to the ledger and adds it to the sum of its day: once, in the transaction of the caller. */
@Injectable()
export class RecordUsageUseCase {
  constructor(
    private readonly usageRecords: UsageRecordRepository,
    private readonly sums: DaySumRepository,
  ) {}

  async execute(spent: PayloadOf<typeof UsageCharged>): Promise<void> {
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
    const sum = { kind: payer.kind, day, feature, tier, expiresAt: expires(LIFETIME_MS.daySum[payer.kind]) };
    await this.sums.add(ownerId, sum, amounts);
  }
}
