import { Injectable } from '@nestjs/common';
import {
  GetSubscription,
  SubscriptionChanged,
  type PayloadOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes, ContractClient } from '@word-unfolded/service-kit';
import type { Addition } from '../rollups/schemas/rollup-entry.schema.js';
import { RollupJournal } from '../rollups/rollup-journal.js';
import { READER_SERIES } from '../rollups/series.js';
import { counted, ReaderCounts } from './reader-counts.js';
import { ReaderFactsRepository } from './reader-facts.repository.js';
import type { ReaderFactsRecord } from './reader-facts.schema.js';

/** States in which a subscription is paid for, or is about to be. */
const PAYING: readonly (string | null)[] = ['active', 'past_due'];

/** Counts subscriptions: how many begin, stay after their trial and lapse, and what they bring in a month. */
@Injectable()
export class FollowSubscription {
  constructor(
    private readonly readers: ReaderFactsRepository,
    private readonly counts: ReaderCounts,
    private readonly client: ContractClient,
    private readonly journal: RollupJournal,
  ) {}

  @Consumes(SubscriptionChanged, { as: 'count-subscriptions', inOrderOf: ({ userId }) => userId })
  async follow({ userId, revision, tier, status, at }: PayloadOf<typeof SubscriptionChanged>): Promise<void> {
    const ownerId = ownerOf(userId);
    const joined = await this.counts.joined(ownerId, {}, new Date(at));
    const before = await this.readers.of(ownerId);
    if (!before || before.revision >= revision) return;
    const monthlyCents = PAYING.includes(status) ? await this.monthlyCents(userId) : 0;
    const after = { tier, status, revision, monthlyCents };
    await this.readers.change(ownerId, after);
    await this.journal.add(new Date(at), [...joined, ...changesOf(before, { ...before, ...after })]);
  }

  /** The event has no price, so the subscription is read. @throws AppError if billing does not answer: then later */
  private async monthlyCents(userId: string): Promise<number> {
    return monthly(await this.client.ask(GetSubscription, { userId, language: 'en' }));
  }
}

function monthly({ amount, interval }: ResponseOf<typeof GetSubscription>): number {
  if (amount === null) return 0;
  return interval === 'year' ? Math.round(amount / 12) : amount;
}

function changesOf(before: ReaderFactsRecord, after: ReaderFactsRecord): Addition[] {
  const [paid, pays] = [before, after].map(({ status }) => PAYING.includes(status));
  const wasTrial = before.status === 'trialing';
  const isTrial = after.status === 'trialing';
  const names = [
    ...(!wasTrial && isTrial ? [READER_SERIES.trialStarted] : []),
    ...(wasTrial && pays ? [READER_SERIES.trialStayed] : []),
    ...(wasTrial && !isTrial && !pays ? [READER_SERIES.trialEnded] : []),
    ...(!paid && pays ? [READER_SERIES.subscribed] : []),
    ...(paid && !pays ? [READER_SERIES.lapsed] : []),
  ];
  const moved =
    before.tier === after.tier
      ? []
      : [counted(READER_SERIES.byTier, before.tier, -1), counted(READER_SERIES.byTier, after.tier)];
  return [...names.map((name) => counted(name)), ...moved, ...revenueOf(before, after)];
}

function revenueOf(before: ReaderFactsRecord, after: ReaderFactsRecord): Addition[] {
  if (before.monthlyCents === after.monthlyCents && before.tier === after.tier) return [];
  const revenue = ({ tier, monthlyCents }: ReaderFactsRecord, sign: 1 | -1): Addition => ({
    name: READER_SERIES.revenue,
    key: tier,
    values: { cents: sign * monthlyCents },
  });
  return [revenue(before, -1), revenue(after, 1)];
}
