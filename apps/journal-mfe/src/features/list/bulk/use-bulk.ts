import { withTagChange } from '@word-unfolded/domain';
import type { DeviceEntry, UsedJournal, WorkingEntry } from '@word-unfolded/offline';
import { showToast } from '@word-unfolded/ui';
import { offerUndo } from '../../../journal/undo/undo-store.js';
import { useActionProblem, type EntryAction } from '../../../journal/notices/use-action-problem.js';
import { useTexts } from '../../../locales/texts.js';

/** The bulk actions; each can be undone. */
export type Bulk = {
  readonly archive: (entries: readonly DeviceEntry[], archived: boolean) => void;
  readonly bin: (entries: readonly DeviceEntry[], binned: boolean) => void;
  readonly tag: (entries: readonly DeviceEntry[], tag: string) => void;
};

type Change = (working: WorkingEntry) => Partial<WorkingEntry>;

export function useBulk({ editMany }: UsedJournal): Bulk {
  const t = useTexts();
  const problem = useActionProblem();
  const run = (
    act: EntryAction,
    entries: readonly DeviceEntry[],
    text: string,
    change: Change,
    back: Change,
  ) => {
    const all = (each: Change) => editMany(new Map(entries.map(({ key, working }) => [key, each(working)])));
    all(change).then(() => offerUndo(text, () => all(back)), problem(act));
  };
  return {
    archive: (entries, archived) =>
      run(
        archived ? 'archive' : 'unarchive',
        entries,
        t(archived ? 'done.archived' : 'done.unarchived', textValues(entries)),
        () => ({ archived }),
        (working) => ({ archived: working.archived }),
      ),
    bin: (entries, binned) =>
      run(
        binned ? 'delete' : 'restore',
        entries,
        t(binned ? 'done.binned' : 'done.restored', textValues(entries)),
        () => ({ binned }),
        (working) => ({ binned: working.binned }),
      ),
    tag: (entries, tag) => {
      const withTag: Change = ({ tags }) => ({
        tags: withTagChange(tags, { added: [tag], removed: [] }).tags,
      });
      run('update', entries, t('done.tagged', { count: entries.length, tag }), withTag, ({ tags }) => ({
        tags,
      }));
      const full = entries.filter(
        ({ working }) => withTagChange(working.tags, { added: [tag], removed: [] }).refused.length > 0,
      );
      if (full.length > 0) showToast(t('done.tagsFull', { count: full.length }), 'bad');
    },
  };
}

const textValues = (entries: readonly DeviceEntry[]) => ({
  count: entries.length,
  name: entries[0]?.working.title ?? '',
});
