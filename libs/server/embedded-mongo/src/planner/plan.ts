import type { Index } from '../catalogue/index.js';
import type { Reader } from '../storage/reader.js';
import type { IndexBounds } from './index-bounds.js';

/** What a plan has looked at, for explain. */
export type PlanCounts = { keysExamined: number; docsExamined: number };

/** Whether the documents come out in the order of the sort, and whether all that come out match the filter. */
type Guarantees = { readonly isSorted: boolean; readonly isExact: boolean };

/** How the documents of a query are found (manual, "Query Plans"). What comes out still has to pass the filter. */
export type Plan = Guarantees &
  (
    | { readonly kind: 'collection scan'; readonly reverse: boolean }
    | {
        readonly kind: 'index scan';
        readonly index: Index;
        readonly bounds: IndexBounds;
        readonly reverse: boolean;
        recordIds(reader: Reader, counts: PlanCounts): Iterable<number>;
      }
    | {
        readonly kind: 'union';
        readonly branches: readonly Plan[];
        recordIds(reader: Reader, counts: PlanCounts): Iterable<number>;
      }
  );

export type IndexScan = Extract<Plan, { kind: 'index scan' }>;
