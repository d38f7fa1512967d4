import { Inject, Injectable } from '@nestjs/common';
import { DAILY_LIMITS, METRICS, TIERS, WARNING_PERCENT, type Tier } from '@word-unfolded/domain';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model, PipelineStage } from 'mongoose';
import { daySumModel, type DaySumRecord } from './day-sum.schema.js';

export type TierPressure = {
  readonly tier: Tier;
  readonly subjects: number;
  readonly near: number;
  readonly reached: number;
};
export type NearReader = { readonly userId: string; readonly tier: Tier; readonly percent: number };

const SUMS = Object.fromEntries([...METRICS, 'uses'].map((field) => [field, { $sum: `$${field}` }]));

const countOf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/**
 * How close a subject's usage is to the limits of the tier, in percent, for the metric that is closest to its limit.
 */
const NEARNESS = {
  $switch: {
    branches: TIERS.map((tier) => ({
      case: { $eq: ['$tier', tier] },
      then: {
        $max: METRICS.filter((metric) => DAILY_LIMITS[tier][metric] > 0).map((metric) => ({
          $floor: { $multiply: [100, { $divide: [`$${metric}`, DAILY_LIMITS[tier][metric]] }] },
        })),
      },
    })),
    default: 0,
  },
};

/** How close the readers of a day came to their limits, for administrators. */
@Injectable()
export class LimitPressure {
  private readonly sums: Model<DaySumRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.sums = daySumModel(connection);
  }

  /** Counts the subjects of each tier that are near to their limits on a day. */
  pressure(day: string): Promise<TierPressure[]> {
    return this.read(
      [day],
      [
        ...this.nearnessOfSubjects,
        {
          $group: {
            _id: '$tier',
            subjects: { $sum: 1 },
            near: countOf({ $gte: ['$percent', WARNING_PERCENT] }),
            reached: countOf({ $gte: ['$percent', 100] }),
          },
        },
        { $set: { tier: '$_id' } },
      ],
    );
  }

  /** Returns the readers that came closest to a limit on a day. */
  nearest(day: string, limit: number): Promise<NearReader[]> {
    return this.read(
      [day],
      [
        { $match: { kind: 'reader' } },
        ...this.nearnessOfSubjects,
        { $sort: { percent: -1, _id: 1 } },
        { $limit: limit },
        { $project: { _id: 0, userId: '$_id', tier: 1, percent: 1 } },
      ],
    );
  }

  private readonly nearnessOfSubjects: PipelineStage[] = [
    { $group: { _id: '$ownerId', tier: { $last: '$tier' }, ...SUMS } },
    { $set: { percent: NEARNESS } },
  ];

  private read<Result>(days: readonly string[], stages: PipelineStage[]): Promise<Result[]> {
    return this.sums.aggregate<Result>([{ $match: { day: { $in: [...days] } } }, ...stages]).exec();
  }
}
