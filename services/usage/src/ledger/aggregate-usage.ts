import { Injectable } from '@nestjs/common';
import {
  amountsOf,
  FEATURE_KEYS,
  TIERS,
  type Amounts,
  type FeatureKey,
  type Tier,
} from '@word-unfolded/domain';
import { groupBy } from '../common/group-by.js';
import { RollupRepository } from '../rollups/rollup.repository.js';
import type { Period, StoredSum } from '../rollups/schemas/rollup.schema.js';
import { LEDGER_SERIES } from '../rollups/series.js';

/** Amounts, the number of charges, and their cost in millionths of a dollar. */
export type Sums = Amounts & { readonly uses: number; readonly micros: number };

type DayOfAll = Sums & { readonly day: string; readonly readers: number; readonly visitors: number };
type FeatureOfAll = Sums & { readonly feature: FeatureKey };
/** `subjects` are counted once for each day. */
type TierOfAll = Sums & { readonly tier: Tier; readonly subjects: number };

export type UsageOfAll = {
  /** Days with usage, the oldest first. */
  readonly days: readonly DayOfAll[];
  /** The most used first. */
  readonly features: readonly FeatureOfAll[];
  readonly tiers: readonly TierOfAll[];
};

/** The usage of everyone, from the sums by day: no individual data is read. */
@Injectable()
export class AggregateUsage {
  constructor(private readonly rollups: RollupRepository) {}

  async of(period: Period): Promise<UsageOfAll> {
    const { usage, usageByTier, subjects, subjectsByTier } = LEDGER_SERIES;
    const records = await this.rollups.days([usage, usageByTier, subjects, subjectsByTier], period);
    const byName = groupBy(records, ({ name }) => name);
    const of = (name: string) => byName.get(name) ?? [];
    const [byFeature, byTier, ofTiers] = [of(usage), of(usageByTier), of(subjectsByTier)];
    const subjectsOfDay = groupBy(of(subjects), ({ at }) => at);
    const onDay = (day: string, kind: string) =>
      countOf(subjectsOfDay.get(day)?.filter(({ key }) => key === kind) ?? []);
    return {
      days: [...groupBy(byFeature, ({ at }) => at)].map(([day, sums]) => ({
        day,
        readers: onDay(day, 'reader'),
        visitors: onDay(day, 'visitor'),
        ...sumsOf(sums),
      })),
      features: FEATURE_KEYS.map((feature) => ({
        feature,
        ...sumsOf(byFeature.filter(({ key }) => key === feature)),
      }))
        .filter(({ uses }) => uses > 0)
        .sort((one, other) => other.uses - one.uses),
      tiers: TIERS.map((tier) => ({
        tier,
        subjects: countOf(ofTiers.filter(({ key }) => key === tier)),
        ...sumsOf(byTier.filter(({ key }) => key === tier)),
      })),
    };
  }
}

function sumsOf(records: readonly StoredSum[]): Sums {
  const sum = (field: keyof StoredSum['values']) =>
    records.reduce((total, { values }) => total + (values[field] ?? 0), 0);
  return { ...amountsOf(sum), uses: sum('count'), micros: sum('micros') };
}

function countOf(records: readonly StoredSum[]): number {
  return records.reduce((total, { values }) => total + (values.count ?? 0), 0);
}
