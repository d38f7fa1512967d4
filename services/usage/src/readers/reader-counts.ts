import { Injectable } from '@nestjs/common';
import type { EventNoted, PayloadOf } from '@word-unfolded/contracts';
import { LANGUAGES, TIERS, usageDay } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import type { Addition } from '../rollups/schemas/rollup-entry.schema.js';
import { READER_SERIES } from '../rollups/series.js';
import { ReaderFactsRepository } from './reader-facts.repository.js';
import type { ReaderFactsRecord } from './reader-facts.schema.js';
import { daysAfter, daysBetween, mondayOf } from './weeks.js';

type Properties = PayloadOf<typeof EventNoted>['properties'];

/** `2026-11-23` */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One more of a series, or as many as given. */
export function counted(name: string, key = '', count = 1): Addition {
  return { name, key, values: { count } };
}

/** Turns facts about one reader into counts of all readers. */
@Injectable()
export class ReaderCounts {
  constructor(private readonly readers: ReaderFactsRepository) {}

  /** What a noted event of a reader adds. Call it in the transaction that stores the additions. */
  async additionsOf(ownerId: OwnerId, event: string, properties: Properties, at: Date): Promise<Addition[]> {
    switch (event) {
      case 'account.registered':
        return [counted(READER_SERIES.registered)];
      case 'account.backdated':
        return moved(properties['from']);
      case 'account.email-verified':
        return [...(await this.joined(ownerId, properties, at)), ...(await this.verified(ownerId))];
      case 'account.signed-in':
      case 'account.active':
        return [...(await this.joined(ownerId, properties, at)), ...(await this.active(ownerId, at))];
      default:
        return [];
    }
  }

  /**
   * A reader of whom nothing is known yet: the address was just verified, or the account is older than the counts, or its
   * events arrive in another order. Call it in the transaction that stores the additions.
   */
  async joined(ownerId: OwnerId, properties: Properties, at: Date): Promise<Addition[]> {
    if (await this.readers.of(ownerId)) return [];
    const language = LANGUAGES.find((each) => each === properties['language']) ?? 'en';
    const tier = TIERS.find((each) => each === properties['tier']) ?? 'free';
    await this.readers.add(ownerId, { cohort: mondayOf(usageDay(at)), language, tier });
    return [
      counted(READER_SERIES.present),
      counted(READER_SERIES.byTier, tier),
      counted(READER_SERIES.byLanguage, language),
    ];
  }

  /** The address of a reader, once: an account with a past of demonstration data is verified twice. */
  private async verified(ownerId: OwnerId): Promise<Addition[]> {
    if ((await this.readers.of(ownerId))?.isVerified) return [];
    await this.readers.change(ownerId, { isVerified: true });
    return [counted(READER_SERIES.verified)];
  }

  private async active(ownerId: OwnerId, at: Date): Promise<Addition[]> {
    const facts = await this.readers.of(ownerId);
    const day = usageDay(at);
    if (!facts || (facts.activeDay !== null && facts.activeDay >= day)) return [];
    const week = mondayOf(day);
    await this.readers.change(ownerId, { activeDay: day, activeWeek: week });
    return [counted(READER_SERIES.active), ...activeWithin(facts, day), ...retained(facts, week)];
  }

  /** What the end of an account takes away. */
  async deleted(ownerId: OwnerId): Promise<Addition[]> {
    const facts = await this.readers.remove(ownerId);
    if (!facts) return [];
    return [
      counted(READER_SERIES.deleted),
      counted(READER_SERIES.present, '', -1),
      counted(READER_SERIES.byTier, facts.tier, -1),
      counted(READER_SERIES.byLanguage, facts.language, -1),
      { name: READER_SERIES.revenue, key: facts.tier, values: { cents: -facts.monthlyCents } },
    ];
  }
}

/** A registration that counts on an earlier day instead. */
function moved(from: Properties[string] | undefined): Addition[] {
  if (typeof from !== 'string' || !DAY.test(from)) return [];
  return [counted(READER_SERIES.registered), { ...counted(READER_SERIES.registered, '', -1), day: from }];
}

/**
 * Readers who were active within the days that end with a day, each once, without a list of readers: an active day counts
 * for the days after it. Where the day before still counts, only the additional days do.
 */
function activeWithin({ activeDay }: ReaderFactsRecord, day: string): Addition[] {
  const windows = [
    [READER_SERIES.active7, 7],
    [READER_SERIES.active30, 30],
  ] as const;
  return windows.flatMap(([name, days]) => {
    const covered = activeDay === null ? day : daysAfter(activeDay, days);
    const from = covered > day ? covered : day;
    return [
      { ...counted(name), day: from },
      { ...counted(name, '', -1), day: daysAfter(day, days) },
    ];
  });
}

function retained({ cohort, activeWeek }: ReaderFactsRecord, week: string): Addition[] {
  if (activeWeek === week || week < cohort) return [];
  const weeks = daysBetween(cohort, week) / 7;
  return [{ ...counted(READER_SERIES.retained, String(weeks)), day: cohort }];
}
