import { Controller } from '@nestjs/common';
import { ReadStoredUsage, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { METRICS, type Amounts } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { inParts, mapped, Streams } from '@word-unfolded/service-kit';
import { ActivityRepository } from '../activity/activity.repository.js';
import type { ActivityRecord } from '../activity/activity.schema.js';
import { ContactMessageRepository } from '../contact/contact-message.repository.js';
import type { ContactMessageRecord } from '../contact/contact-message.schema.js';
import { DaySumRepository } from '../ledger/day-sum.repository.js';
import type { DaySumRecord } from '../ledger/day-sum.schema.js';

type Exported<Part> = Extract<ChunkOf<typeof ReadStoredUsage>, { part: Part }>['items'][number];

/** Streams everything stored about a reader, part by part, with a few items at a time in memory. */
@Controller()
export class ExportController {
  constructor(
    private readonly sums: DaySumRepository,
    private readonly activity: ActivityRepository,
    private readonly messages: ContactMessageRepository,
  ) {}

  @Streams(ReadStoredUsage)
  readStored({ userId }: RequestOf<typeof ReadStoredUsage>): AsyncGenerator<ChunkOf<typeof ReadStoredUsage>> {
    const ownerId = ownerOf(userId);
    return inParts(ReadStoredUsage, {
      days: () => mapped(this.sums.everyOne(ownerId), exportedDay),
      activity: () => mapped(this.activity.everyOne(ownerId), exportedActivity),
      contactMessages: () => mapped(this.messages.everyOne(ownerId), exportedMessage),
    });
  }
}

function exportedDay(sum: DaySumRecord): Exported<'days'> {
  const { day, feature, tier, uses } = sum;
  return { day, feature, tier, uses, amounts: amountsOf(sum) };
}

function exportedActivity({ kind, name, properties, at }: ActivityRecord): Exported<'activity'> {
  return { kind, name, properties: [...properties], at: at.toISOString() };
}

function exportedMessage(record: ContactMessageRecord): Exported<'contactMessages'> {
  const { kind = 'contact', name, email, subject, category, message, sentAt, answers = [] } = record;
  return {
    ...{ kind, name, email, message, sentAt: sentAt.toISOString() },
    ...(subject !== undefined && { subject }),
    ...(category !== undefined && { category }),
    hasScreenshot: record.screenshot !== undefined,
    answers: answers.map(({ text, at }) => ({ text, at: at.toISOString() })),
  };
}

function amountsOf(sum: DaySumRecord): Amounts {
  return Object.fromEntries(METRICS.map((metric) => [metric, sum[metric]])) as Amounts;
}
