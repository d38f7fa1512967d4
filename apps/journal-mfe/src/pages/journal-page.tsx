import type { DeviceEntry } from '@word-unfolded/offline';
import { keptText, usePageTitle } from '@word-unfolded/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { chooseEntries, entriesOf, tagsOf, type Place } from '../features/list/choose-entries.js';
import { wordsOf } from '../features/list/find-words.js';
import { isOneOf } from '../journal/is-one-of.js';
import { LOOKS, type Look } from '../features/list/list-bar.js';
import { listRows } from '../features/list/list-rows.js';
import { ListView } from '../features/list/list-view.js';
import { rememberedOn } from '../features/list/on-this-day.js';
import { useChoice } from '../features/list/use-choice.js';
import { useFoundInVerses } from '../features/list/use-found-in-verses.js';
import { dayOf } from '../journal/days.js';
import { KeepersOnly } from '../journal/keepers-only.js';
import { useOwnJournal } from '../journal/use-own-journal.js';
import { useTexts } from '../locales/texts.js';
import { JournalDialogs } from './journal-dialogs.js';

const keptLook = keptText('journalLook');

const NONE: ReadonlyMap<string, DeviceEntry> = new Map();

/** The journal: everything that the reader has written, found again. */
export function JournalPage() {
  const t = useTexts();
  usePageTitle(t('title'));
  const journal = useOwnJournal();
  const view = useChoice();
  const [look, setLook] = useState<Look>(() => isOneOf(LOOKS, keptLook.read()) ?? 'cards');
  const entries = journal.entries ?? NONE;
  const choice = useDeferredValue(view.choice);
  const inVerses = useFoundInVerses(choice.q);
  const found = useMemo(() => chooseEntries(entries.values(), choice, inVerses), [entries, choice, inVerses]);
  const rows = useMemo(() => listRows(found, choice.sort), [found, choice.sort]);
  const counts = useMemo(() => countsOf(entries), [entries]);
  const tags = useMemo(() => tagsOf(entries.values()), [entries]);
  const remembered = useMemo(() => rememberedOn(entries.values(), dayOf(new Date())), [entries]);
  const words = useMemo(() => wordsOf(choice.q), [choice.q]);
  return (
    <KeepersOnly journal={journal}>
      <ListView
        journal={journal}
        view={view}
        shown={{ found, rows, counts, tags, remembered, words }}
        look={look}
        onLook={(next) => {
          setLook(next);
          keptLook.write(next);
        }}
      />
      <JournalDialogs journal={journal} />
    </KeepersOnly>
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
