import { Inject, Injectable } from '@nestjs/common';
import {
  addAmounts,
  DAILY_LIMITS,
  METRICS,
  percentOf,
  TIERS,
  WARNING_PERCENT,
  type Amounts,
  type Tier,
} from '@word-unfolded/domain';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { daySumModel, type DaySumRecord } from './day-sum.schema.js';

type TierPressure = {
  readonly tier: Tier;
  readonly subjects: number;
  readonly near: number;
  readonly reached: number;
};
type NearReader = { readonly userId: string; readonly tier: Tier; readonly percent: number };

/** The subjects of a day by tier, and the readers closest to a limit. */
type PressureOfDay = { readonly tiers: readonly TierPressure[]; readonly nearest: readonly NearReader[] };

/** The usage of one subject on a day. */
type SubjectOfDay = Amounts & {
  readonly ownerId: string;
  readonly kind: DaySumRecord['kind'];
  readonly tier: Tier;
};

const FIELDS = Object.fromEntries([
  ['_id', 0],
  ...['ownerId', 'kind', 'tier', ...METRICS].map((field) => [field, 1] as const),
]) as Record<string, 0 | 1>;

/** How close the readers of a day came to their limits, for administrators. */
@Injectable()
export class LimitPressure {
  private readonly sums: Model<DaySumRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.sums = daySumModel(connection);
  }

  /**
   * Counts the subjects of each tier that are near to their limits on a day, and finds the readers that came closest to
   * one. Both are told from one pass over the usage of the day.
   *
   * @param atMost readers in the list
   */
  async ofDay(day: string, atMost: number): Promise<PressureOfDay> {
    const subjects = await this.subjectsOf(day);
    const near = subjects.map((subject) => ({ ...subject, percent: nearness(subject) }));
    return {
      tiers: TIERS.map((tier) => {
        const ofTier = near.filter((subject) => subject.tier === tier);
        return {
          tier,
          subjects: ofTier.length,
          near: ofTier.filter(({ percent }) => percent >= WARNING_PERCENT).length,
          reached: ofTier.filter(({ percent }) => percent >= 100).length,
        };
      }),
      nearest: near
        .filter(({ kind }) => kind === 'reader')
        .sort((one, other) => other.percent - one.percent || (one.ownerId < other.ownerId ? -1 : 1))
        .slice(0, atMost)
        .map(({ ownerId, tier, percent }) => ({ userId: ownerId, tier, percent })),
    };
  }

  /** Added up here: a database that runs on one core takes several times as long for it as for reading. */
  private async subjectsOf(day: string): Promise<SubjectOfDay[]> {
    const subjects = new Map<string, SubjectOfDay>();
    const records = await this.sums.find({ day }, FIELDS).lean<SubjectOfDay[]>().exec();
    for (const record of records) {
      const { ownerId } = record;
      const before = subjects.get(ownerId);
      subjects.set(ownerId, before ? { ...record, ...addAmounts(before, record) } : record);
    }
    return [...subjects.values()];
  }
}

/** How close a subject's usage is to the limits of its tier, in percent, for the metric that is closest to its limit. */
function nearness(subject: SubjectOfDay): number {
  const limits = DAILY_LIMITS[subject.tier];
  return Math.max(...METRICS.map((metric) => percentOf(subject[metric], limits[metric])));
}
