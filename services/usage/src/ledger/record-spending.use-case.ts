import { Injectable } from '@nestjs/common';
import type { PayloadOf, UsageAmountsSpent } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { DaySumRepository } from './day-sum.repository.js';
import { KnownReaderRepository } from './known-reader.repository.js';
import { KEPT_MS } from './retention.js';
import { SpendingRepository } from './spending.repository.js';

/** Writes what was spent into the ledger and adds it to its day: once, in the transaction of whoever calls. */
@Injectable()
export class RecordSpendingUseCase {
  constructor(
    private readonly spendings: SpendingRepository,
    private readonly sums: DaySumRepository,
    private readonly readers: KnownReaderRepository,
  ) {}

  async execute(spent: PayloadOf<typeof UsageAmountsSpent>): Promise<void> {
    const { id: spendingId, payer, tier, day, feature, amounts } = spent;
    const at = new Date(spent.at);
    const goes = (kept: number) => new Date(at.getTime() + kept);
    const ownerId = ownerOf(payer.id);
    const _id = `${day} ${payer.id} ${spendingId}`;
    if (payer.kind === 'reader' && !(await this.readers.note(ownerId, goes(KEPT_MS.knownReader)))) return;
    if (await this.spendings.has(ownerId, _id)) return;
    await this.spendings.add(ownerId, {
      _id,
      spendingId,
      day,
      tier,
      feature,
      amounts,
      at,
      goesAt: goes(KEPT_MS.spending[payer.kind]),
    });
    const sum = { kind: payer.kind, day, feature, tier, goesAt: goes(KEPT_MS.daySum[payer.kind]) };
    await this.sums.add(ownerId, sum, amounts);
  }
}
