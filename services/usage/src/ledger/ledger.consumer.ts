import { Injectable } from '@nestjs/common';
import { UsageCharged, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { RecordUsageUseCase } from './record-usage.use-case.js';

/** Consumes the events of charged usage. */
@Injectable()
export class LedgerConsumer {
  constructor(private readonly record: RecordUsageUseCase) {}

  @Consumes(UsageCharged, { as: 'keep-ledger', inOrderOf: ({ payer }) => payer.id })
  recordCharge(charged: PayloadOf<typeof UsageCharged>): Promise<void> {
    return this.record.execute(charged);
  }
}
