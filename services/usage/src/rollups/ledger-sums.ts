import { Inject, Injectable } from '@nestjs/common';
import { costInMicros, METRICS, type Amounts, type ModelPrices } from '@word-unfolded/domain';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model, PipelineStage } from 'mongoose';
import { activityModel, type ActivityRecord } from '../activity/activity.schema.js';
import { daySumModel, type DaySumRecord } from '../ledger/day-sum.schema.js';
import { usageRecordModel, type UsageRecord } from '../ledger/usage-record.schema.js';
import { usageConfiguration, type UsageConfiguration } from '../usage.configuration.js';
import { rollupId, type RollupRecord, type RollupValues, type Span } from './schemas/rollup.schema.js';
import { LEDGER_SERIES } from './series.js';

type Counted = Amounts & {
  readonly _id: { readonly at: string; readonly key: string };
  readonly count: number;
};

const amounts = (path: string) =>
  Object.fromEntries(METRICS.map((metric) => [metric, { $sum: `$${path}${metric}` }]));

/** The hour of the field `at`, as the sums name it. */
const HOUR = { $dateToString: { date: '$at', format: '%Y-%m-%dT%H' } };

/** Counts a day of the ledger: events, charges, and the totals of subjects. */
@Injectable()
export class LedgerSums {
  private readonly activity: Model<ActivityRecord>;
  private readonly charges: Model<UsageRecord>;
  private readonly totals: Model<DaySumRecord>;
  private readonly prices: ModelPrices;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    @Inject(usageConfiguration.token) { USAGE_PRICES }: UsageConfiguration,
  ) {
    this.activity = activityModel(connection);
    this.charges = usageRecordModel(connection);
    this.totals = daySumModel(connection);
    this.prices = USAGE_PRICES;
  }

  /** Whether the ledger has anything of a day. */
  async has(day: string): Promise<boolean> {
    const [activity, totals] = await Promise.all([
      this.activity
        .findOne({ at: boundsOf(day) }, { _id: 1 })
        .lean()
        .exec(),
      this.totals.findOne({ day }, { _id: 1 }).lean().exec(),
    ]);
    return activity !== null || totals !== null;
  }

  /** The sums of a day. Days come from the totals, which are kept longest, and hours from the charges. */
  async ofDay(day: string): Promise<RollupRecord[]> {
    const { events, usage, usageByTier, subjects, subjectsByTier } = LEDGER_SERIES;
    const eventsByHour = await this.activity.aggregate<Counted>([
      { $match: { at: boundsOf(day) } },
      { $group: { _id: { at: HOUR, key: '$name' }, count: { $sum: 1 } } },
    ]);
    const totals = (key: string) => this.sumsOf(this.totals, day, day, key, '', '$uses');
    const charges = (key: string) => this.sumsOf(this.charges, day, HOUR, key, 'amounts.', 1);
    const charged = [...(await totals('$feature')), ...(await charges('$feature'))];
    const chargedByTier = [...(await totals('$tier')), ...(await charges('$tier'))];
    return [
      ...eventsByHour.map((sum) => recordOf(events, sum, { count: sum.count })),
      ...byDay(eventsByHour, day).map((sum) => recordOf(events, sum, { count: sum.count })),
      ...charged.map((sum) => recordOf(usage, sum, this.valuesOf(sum))),
      ...chargedByTier.map((sum) => recordOf(usageByTier, sum, this.valuesOf(sum))),
      ...(await this.subjectsOf(day, subjects, ['$kind'])),
      ...(await this.subjectsOf(day, subjectsByTier, ['$tier'])),
    ];
  }

  private sumsOf(
    model: Model<DaySumRecord> | Model<UsageRecord>,
    day: string,
    at: unknown,
    key: string,
    path: string,
    uses: unknown,
  ): Promise<Counted[]> {
    const stages: PipelineStage[] = [
      { $match: { day } },
      { $group: { _id: { at, key }, count: { $sum: uses }, ...amounts(path) } },
    ];
    return (model as Model<unknown>).aggregate<Counted>(stages).exec();
  }

  private async subjectsOf(day: string, name: string, [key]: readonly [string]): Promise<RollupRecord[]> {
    const sums = await this.totals.aggregate<Counted>([
      { $match: { day } },
      { $group: { _id: '$ownerId', key: { $last: key } } },
      { $group: { _id: { at: day, key: '$key' }, count: { $sum: 1 } } },
    ]);
    return sums.map((sum) => recordOf(name, sum, { count: sum.count }));
  }

  private valuesOf(sum: Counted): RollupValues {
    const used = Object.fromEntries(METRICS.map((metric) => [metric, sum[metric]])) as Amounts;
    return { count: sum.count, ...used, micros: costInMicros(used, this.prices) };
  }
}

function boundsOf(day: string) {
  return { $gte: new Date(`${day}T00:00:00.000Z`), $lte: new Date(`${day}T23:59:59.999Z`) };
}

/** Adds the hours of a day up. */
function byDay(hours: readonly Counted[], day: string): Pick<Counted, '_id' | 'count'>[] {
  const counts = new Map<string, number>();
  for (const { _id, count } of hours) counts.set(_id.key, (counts.get(_id.key) ?? 0) + count);
  return [...counts].map(([key, count]) => ({ _id: { at: day, key }, count }));
}

function recordOf(
  name: string,
  { _id: { at, key } }: Pick<Counted, '_id'>,
  values: RollupValues,
): RollupRecord {
  const span: Span = at.length > 10 ? 'hour' : 'day';
  return { _id: rollupId(name, at, key), span, name, at, key, values };
}
