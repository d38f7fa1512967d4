/** A view of a journal entry. */
export type JournalView = {
  /** The key of the entry on this device. */
  readonly key: string;
  /** ISO 8601 */
  readonly viewedAt: string;
};

/** Maximum number of recent views of the journal (specification, section 9). */
export const JOURNAL_RECENT_VIEWS = 20;

/** Adds a view: newest first, one for each entry, at most {@link JOURNAL_RECENT_VIEWS} (specification, section 4). */
export function withView(views: readonly JournalView[], view: JournalView): readonly JournalView[] {
  return [view, ...views.filter(({ key }) => key !== view.key)].slice(0, JOURNAL_RECENT_VIEWS);
}
