import { useJournalViews, VISITOR, type DeviceEntry } from '@word-unfolded/offline';
import { storedText, usePageTitle, useReplacesFirstPage } from '@word-unfolded/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { chooseEntries, entriesOf, tagsOf, type Place } from '../features/list/filter/choose-entries.js';
import { wordsOf } from '../features/list/filter/find-words.js';
import { isOneOf } from '../journal/is-one-of.js';
import { LIST_LAYOUTS, type ListLayout } from '../features/list/list-bar.js';
import { listRows } from '../features/list/list-rows.js';
import { ListView } from '../features/list/list-view.js';
import { recentEntries } from '../features/list/remembered/recent-entries.js';
import { usePlanDays } from '../features/list/remembered/use-plan-days.js';
import { rememberedOn } from '../features/list/remembered/on-this-day.js';
import { useChoice } from '../features/list/bulk/use-choice.js';
import { useFoundInVerses } from '../features/list/filter/use-found-in-verses.js';
import { dayOf } from '../journal/days.js';
import { JournalPlanOnly } from '../journal/notices/journal-plan-only.js';
import { useOwnJournal, type OwnJournal } from '../journal/use-own-journal.js';
import { useTexts } from '../locales/texts.js';
import { JournalDialogs } from './journal-dialogs.js';

const storedLayout = storedText('journalLook');

const NONE: ReadonlyMap<string, DeviceEntry> = new Map();

/** The journal page: the searchable list of the reader's entries. */
export function JournalPage() {
  const t = useTexts();
  usePageTitle(t('title'));
  const journal = useOwnJournal();
  const view = useChoice();
  const [variant, setLayout] = useState<ListLayout>(
    () => isOneOf(LIST_LAYOUTS, storedLayout.read()) ?? 'cards',
  );
  const entries = journal.entries ?? NONE;
  useReplacesFirstPage(hasContent(journal));
  const choice = useDeferredValue(view.choice);
  const inVerses = useFoundInVerses(choice.q);
  const found = useMemo(() => chooseEntries(entries.values(), choice, inVerses), [entries, choice, inVerses]);
  const rows = useMemo(() => listRows(found, choice.sort), [found, choice.sort]);
  const counts = useMemo(() => countsOf(entries), [entries]);
  const tags = useMemo(() => tagsOf(entries.values()), [entries]);
  const views = useJournalViews(journal.owner);
  const today = dayOf(new Date());
  const planDays = usePlanDays(today, journal.owner !== VISITOR);
  const remembered = useMemo(
    () => ({
      ...rememberedOn(entries.values(), today),
      planDays,
      recent: recentEntries(entries, views),
    }),
    [entries, views, today, planDays],
  );
  const words = useMemo(() => wordsOf(choice.q), [choice.q]);
  return (
    <JournalPlanOnly journal={journal}>
      <ListView
        journal={journal}
        view={view}
        shown={{ found, rows, counts, tags, remembered, words }}
        variant={variant}
        onLayout={(next) => {
          setLayout(next);
          storedLayout.write(next);
        }}
      />
      <JournalDialogs journal={journal} />
    </JournalPlanOnly>
  );
}

function countsOf(entries: ReadonlyMap<string, DeviceEntry>): Readonly<Record<Place, number>> {
  const count = (place: Place) => entriesOf(entries.values(), place).length;
  return {
    entries: count('entries'),
    archive: count('archive'),
    bin: count('bin'),
    waiting: count('waiting'),
  };
}

/** Whether the list, or what stands in its place, is known. */
const hasContent = ({ entries, isWhole, problem, isUnreadable }: OwnJournal) =>
  isUnreadable ||
  problem !== undefined ||
  !navigator.onLine ||
  (entries !== undefined && (entries.size > 0 || isWhole));
