import type { Addition, RollupEntryRecord } from './schemas/rollup-entry.schema.js';
import { rollupId, type RollupRecord, type RollupValue, type Span } from './schemas/rollup.schema.js';

type Sum = { -readonly [Field in keyof RollupRecord]: RollupRecord[Field] };

/** The time of a span to which a moment belongs: `2026-11-23T10` or `2026-11-23`, in UTC. */
function timeOf(span: Span, moment: Date): string {
  return moment.toISOString().slice(0, span === 'hour' ? 13 : 10);
}

/** Adds entries up, each by hour and by day; one with a day of its own by that day only. */
export function addUp(entries: readonly Pick<RollupEntryRecord, 'at' | 'additions'>[]): RollupRecord[] {
  const sums = new Map<string, Sum>();
  for (const { at, additions } of entries)
    for (const addition of additions) {
      if (addition.day !== undefined) include(sums, 'day', addition.day, addition);
      else {
        include(sums, 'hour', timeOf('hour', at), addition);
        include(sums, 'day', timeOf('day', at), addition);
      }
    }
  return [...sums.values()].filter(({ values }) => Object.keys(values).length > 0);
}

function include(sums: Map<string, Sum>, span: Span, at: string, { name, key = '', values }: Addition): void {
  const _id = rollupId(name, at, key);
  const sum = sums.get(_id) ?? { _id, span, name, at, key, values: {} };
  const added: Partial<Record<RollupValue, number>> = { ...sum.values };
  for (const [field, value] of Object.entries(values) as [RollupValue, number][])
    if (value !== 0) added[field] = (added[field] ?? 0) + value;
  sums.set(_id, { ...sum, values: added });
}
