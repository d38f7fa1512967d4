import { Injectable } from '@nestjs/common';
import { UsageAmountsSpent, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { RecordSpendingUseCase } from './record-spending.use-case.js';

/** Hears of everything that was spent. */
@Injectable()
export class LedgerConsumer {
  constructor(private readonly record: RecordSpendingUseCase) {}

  @Consumes(UsageAmountsSpent, { as: 'keep-ledger' })
  keep(spent: PayloadOf<typeof UsageAmountsSpent>): Promise<void> {
    return this.record.execute(spent);
  }
}
