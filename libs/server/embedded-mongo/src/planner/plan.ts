import type { Index } from '../catalogue/index.js';
import type { KeyRange, Reader } from '../storage/reader.js';
import type { IndexBounds } from './index-bounds.js';

/** Counters of a plan for explain. */
export type PlanCounts = { keysExamined: number; docsExamined: number };

/** Whether the documents come out in sort order, and whether all of them match the filter. */
type Guarantees = { readonly isSorted: boolean; readonly isExact: boolean };

/** A query plan (manual, "Query Plans"). Unless the plan is exact, its documents must still pass the filter. */
export type Plan = Guarantees &
  (
    | { readonly kind: 'collection scan'; readonly reverse: boolean }
    | {
        readonly kind: 'index scan';
        readonly index: Index;
        readonly bounds: IndexBounds;
        readonly reverse: boolean;
        recordIds(reader: Reader, counts: PlanCounts): Iterable<number>;
        /** Ranges with one entry for each result document, if the plan is exact and such ranges exist. */
        readonly entryRanges: (() => readonly KeyRange[]) | undefined;
      }
    | {
        readonly kind: 'union';
        readonly branches: readonly Plan[];
        recordIds(reader: Reader, counts: PlanCounts): Iterable<number>;
      }
  );

export type IndexScan = Extract<Plan, { kind: 'index scan' }>;
