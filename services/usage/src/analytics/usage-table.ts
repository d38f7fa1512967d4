import type {
  Cell,
  DayPeriod,
  GetUsageAggregate,
  GetUsageTable,
  RequestOf,
  ResponseOf,
} from '@word-unfolded/contracts';

type Aggregate = ResponseOf<typeof GetUsageAggregate>;

/** A table of the usage of everyone: the field names of the API are its columns, and the cost is in US dollars. */
export function usageTableOf(
  table: RequestOf<typeof GetUsageTable>['table'],
  { from, to }: DayPeriod,
  aggregate: Aggregate,
): ResponseOf<typeof GetUsageTable> {
  const records = aggregate[table].map(({ usage, costMicros, ...named }) => ({
    ...named,
    ...usage,
    costDollars: costMicros / 1_000_000,
  })) satisfies Readonly<Record<string, Cell>>[];
  const columns = Object.keys(records[0] ?? {});
  return {
    name: `usage ${table} ${from} ${to}`,
    columns,
    rows: records.map((record) => Object.values(record)),
  };
}
