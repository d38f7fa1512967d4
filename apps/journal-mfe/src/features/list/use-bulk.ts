import { withTagChange } from '@word-unfolded/domain';
import type { DeviceEntry, UsedJournal, WorkingEntry } from '@word-unfolded/offline';
import { showToast } from '@word-unfolded/ui';
import { offerUndo } from '../../journal/undo-store.js';
import { useTexts } from '../../locales/texts.js';

/** What is done to many entries at once; each can be taken back. */
export type Bulk = {
  readonly archive: (entries: readonly DeviceEntry[], archived: boolean) => void;
  readonly bin: (entries: readonly DeviceEntry[], binned: boolean) => void;
  readonly tag: (entries: readonly DeviceEntry[], tag: string) => void;
};

type Change = (working: WorkingEntry) => Partial<WorkingEntry>;

export function useBulk({ edit }: UsedJournal): Bulk {
  const t = useTexts();
  const run = (entries: readonly DeviceEntry[], text: string, change: Change, back: Change) => {
    const all = (each: Change, of: (entry: DeviceEntry) => WorkingEntry) =>
      Promise.all(entries.map((entry) => edit(entry.key, each(of(entry)))));
    all(change, ({ working }) => working).then(
      () => offerUndo(text, () => all(back, ({ working }) => working)),
      () => showToast(t('problems.device'), 'bad'),
    );
  };
  return {
    archive: (entries, archived) =>
      run(
        entries,
        t(archived ? 'done.archived' : 'done.unarchived', told(entries)),
        () => ({ archived }),
        (working) => ({ archived: working.archived }),
      ),
    bin: (entries, binned) =>
      run(
        entries,
        t(binned ? 'done.binned' : 'done.restored', told(entries)),
        () => ({ binned }),
        (working) => ({ binned: working.binned }),
      ),
    tag: (entries, tag) => {
      const withTag: Change = ({ tags }) => ({
        tags: withTagChange(tags, { added: [tag], removed: [] }).tags,
      });
      run(entries, t('done.tagged', { count: entries.length, tag }), withTag, ({ tags }) => ({ tags }));
      const full = entries.filter(
        ({ working }) => withTagChange(working.tags, { added: [tag], removed: [] }).refused.length > 0,
      );
      if (full.length > 0) showToast(t('done.tagsFull', { count: full.length }), 'bad');
    },
  };
}

const told = (entries: readonly DeviceEntry[]) => ({
  count: entries.length,
  name: entries[0]?.working.title ?? '',
});
