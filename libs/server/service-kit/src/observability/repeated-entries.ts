/** Length of the window in which similar entries are counted, in milliseconds. */
const WINDOW_MS = 10_000;

/** Number of similar entries that are written per window. */
const WRITTEN = 5;

/** Maximum number of kinds that are counted. Beyond it every entry is written. */
const MOST_KINDS = 500;

type Kind = { readonly since: number; count: number };

/**
 * Decides which of many similar log entries are written: the first few of a window. The next window reports how many
 * were suppressed. Otherwise an outage repeats the same entry thousands of times and hides the others.
 */
export class RepeatedEntries {
  private readonly kinds = new Map<string, Kind>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param kind the key of similar entries
   * @returns the number of entries suppressed before this one; undefined if this one is suppressed too
   */
  take(kind: string): number | undefined {
    const now = this.now();
    const known = this.kinds.get(kind);
    if (known && now - known.since < WINDOW_MS) {
      known.count += 1;
      return known.count <= WRITTEN ? 0 : undefined;
    }
    const omitted = Math.max(0, (known?.count ?? 0) - WRITTEN);
    this.makeSpace(now);
    this.kinds.delete(kind);
    if (this.kinds.size < MOST_KINDS) this.kinds.set(kind, { since: now, count: 1 });
    return omitted;
  }

  /** Removes kinds without suppressed entries whose window is over. */
  private makeSpace(now: number): void {
    if (this.kinds.size < MOST_KINDS) return;
    for (const [kind, { since, count }] of this.kinds)
      if (now - since >= WINDOW_MS && count <= WRITTEN) this.kinds.delete(kind);
  }
}
