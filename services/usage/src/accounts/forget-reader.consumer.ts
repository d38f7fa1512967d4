import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { UsageCounters } from '@word-unfolded/metering';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { ActivityRepository } from '../activity/activity.repository.js';
import { ContactMessageRepository } from '../contact/contact-message.repository.js';
import { DaySumRepository } from '../ledger/day-sum.repository.js';
import { KnownReaderRepository } from '../ledger/known-reader.repository.js';
import { LIFETIME_MS } from '../ledger/retention.js';
import { UsageRecordRepository } from '../ledger/usage-record.repository.js';

/** Deletes a reader's usage, activity and contact messages when their account is deleted. */
@Injectable()
export class ForgetReader {
  constructor(
    private readonly readers: KnownReaderRepository,
    private readonly usageRecords: UsageRecordRepository,
    private readonly sums: DaySumRepository,
    private readonly activity: ActivityRepository,
    private readonly messages: ContactMessageRepository,
    private readonly counters: UsageCounters,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-reader' })
  async forget({ userId, at }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    const forgottenAt = new Date(at);
    await this.readers.forget(ownerId, forgottenAt, new Date(forgottenAt.getTime() + LIFETIME_MS.forgotten));
    await this.usageRecords.removeAll(ownerId);
    await this.sums.removeAll(ownerId);
    await this.activity.removeAll(ownerId);
    await this.messages.removeAll(ownerId);
    await this.counters.forget(userId);
  }
}
