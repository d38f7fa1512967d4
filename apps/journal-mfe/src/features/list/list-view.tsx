import { VISITOR, type DeviceEntry } from '@word-unfolded/offline';
import {
  Button,
  ButtonLink,
  Delayed,
  EmptyState,
  Engraving,
  ErrorState,
  IconButton,
  Link,
  TextSkeleton,
  useMediaQuery,
  useOverlay,
} from '@word-unfolded/ui';
import { useState } from 'react';
import { editAddress, entryAddress, NEW } from '../../journal/addresses.js';
import { openDialog } from '../../journal/dialog-request.js';
import { JournalNote } from '../../journal/notices/journal-note.js';
import { LapsedBanner } from '../../journal/notices/lapsed-banner.js';
import { Sign } from '../../journal/components/sign.js';
import { UndoBar } from '../../journal/undo/undo-bar.js';
import type { OwnJournal } from '../../journal/use-own-journal.js';
import { useTexts } from '../../locales/texts.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { Calendar } from './days/calendar.js';
import { entriesOf, type Place } from './filter/choose-entries.js';
import { EntryList } from './entry-list.js';
import { ListBar, type ListLayout } from './list-bar.js';
import { Filters } from './list-head.js';
import type { ListRow } from './list-rows.js';
import styles from './list-view.module.css';
import type { Remembered } from './remembered/on-this-day.js';
import { RememberedAside } from './remembered/remembered.js';
import { useBulk } from './bulk/use-bulk.js';
import type { ChosenView } from './bulk/use-choice.js';

/** The data that the list shows. */
type ShownEntries = {
  readonly found: readonly DeviceEntry[];
  readonly rows: readonly ListRow[];
  readonly counts: Readonly<Record<Place, number>>;
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
  readonly remembered: Remembered;
  /** Words of the search, folded. */
  readonly words: readonly string[];
};

type ListViewProps = {
  readonly journal: OwnJournal;
  readonly view: ChosenView;
  readonly shown: ShownEntries;
  readonly variant: ListLayout;
  readonly onLayout: (variant: ListLayout) => void;
};

/** From this width on there is a second column (design, "Grid and breakpoints"). */
const WIDE = '(min-width: 68.75em)';

/**
 * The page of the list: the head, the list or its replacement, and the entries related to this day. A wide page has the
 * calendar beside the list; elsewhere a button shows it.
 */
export function ListView({ journal, view, shown, variant, onLayout }: ListViewProps) {
  const t = useTexts();
  const { choice, choose } = view;
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [isCalendar, setCalendar] = useState(choice.date !== undefined);
  const isWide = useMediaQuery(WIDE);
  const bulk = useBulk(journal);
  const [recall] = shown.remembered.sameDay;
  const calendar = (isWide || isCalendar) && (
    <Calendar
      entries={[...(journal.entries?.values() ?? [])].filter(({ working }) => !working.binned)}
      date={choice.date}
      onDate={(date) => choose('date', date)}
    />
  );
  const turnCalendar = () => {
    if (isCalendar) choose('date', undefined);
    setCalendar(!isCalendar);
  };
  return (
    <div className={styles.page}>
      <section className={styles.main} aria-label={t('list')}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <span className={styles.actions}>
            {journal.mayWrite && (
              <ButtonLink variant="main" to={editAddress(NEW)} className={styles.new}>
                <Sign name="plus" small />
                {t('new')}
              </ButtonLink>
            )}
            <WholeJournal journal={journal} />
          </span>
        </header>
        {!journal.mayWrite && <LapsedBanner />}
        <JournalNote journal={journal} />
        <Filters {...view} tags={shown.tags} />
        <ListBar
          {...view}
          counts={shown.counts}
          variant={variant}
          onLayout={onLayout}
          isCalendar={isCalendar}
          onCalendar={isWide ? undefined : turnCalendar}
          isChoosing={chosen !== undefined}
          onChoosing={() => setChosen(chosen ? undefined : new Set())}
        />
        {!isWide && calendar}
        {chosen && (
          <BulkBar
            place={choice.place}
            mayWrite={journal.mayWrite}
            chosen={shown.found.filter(({ key }) => chosen.has(key))}
            bulk={bulk}
            onAll={() => setChosen(new Set(shown.found.map(({ key }) => key)))}
            onDone={() => setChosen(undefined)}
          />
        )}
        {choice.place === 'bin' && (
          <div className={styles.binHead}>
            <p className={styles.note}>{t('binNote')}</p>
            {shown.counts.bin > 0 && (
              <Button onClick={() => openDialog({ kind: 'purge', entries: binOf(journal) })}>
                {t('actions.emptyBin')}
              </Button>
            )}
          </div>
        )}
        {choice.place === 'waiting' && <p className={styles.note}>{t('waitingNote')}</p>}
        <p role="status" className={styles.note} hidden={shown.words.length === 0}>
          {shown.words.length > 0 && t('foundCount', { count: shown.found.length })}
        </p>
        {/* It comes with the entries: above them it would move what is shown before. */}
        {recall && (
          <Link to={entryAddress(recall.key)} className={styles.recall}>
            <span>{t('remembered.onThisDay', { year: recall.working.date.slice(0, 4) })}</span>
            <i>{recall.working.title}</i>
          </Link>
        )}
        {shown.rows.length > 0 ? (
          <EntryList
            label={t(`places.${choice.place}`)}
            rows={shown.rows}
            variant={variant}
            words={shown.words}
            chosen={chosen}
            onChoose={(key) => setChosen((before) => toggled(before ?? new Set(), key))}
            onRetry={({ key }) => void journal.retry(key)}
          />
        ) : (
          <NoEntries journal={journal} view={view} />
        )}
      </section>
      {isWide ? (
        <div className={styles.beside}>
          {calendar}
          <RememberedAside remembered={shown.remembered} />
        </div>
      ) : (
        <RememberedAside remembered={shown.remembered} />
      )}
      <UndoBar />
    </div>
  );
}

/** The actions for the whole journal. */
function WholeJournal({ journal }: { readonly journal: OwnJournal }) {
  const t = useTexts();
  const menu = useOverlay('menu', () => import('./list-menu.js'));
  const entries = [...(journal.entries?.values() ?? [])];
  return (
    <>
      <IconButton {...menu.trigger} icon="more" label={t('menu.label')} />
      {menu.module && (
        <menu.module.ListMenu
          {...menu.overlay}
          onExport={
            entries.length > 0 ? () => openDialog({ kind: 'export', entries, whole: true }) : undefined
          }
          onImport={journal.mayWrite ? () => openDialog({ kind: 'import' }) : undefined}
          onLinks={() => openDialog({ kind: 'links' })}
        />
      )}
    </>
  );
}

function binOf({ entries }: OwnJournal): DeviceEntry[] {
  return entriesOf(entries?.values() ?? [], 'bin');
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Shown instead of the list when it has no entries. */
function NoEntries({ journal, view }: Pick<ListViewProps, 'journal' | 'view'>) {
  const t = useTexts();
  const { place, q, category, mood, tag, date } = view.choice;
  if (journal.isUnreadable)
    return <ErrorState title={t('problems.unreadable')}>{t('problems.unreadableBody')}</ErrorState>;
  const isOnItsWay = !journal.entries || (journal.entries.size === 0 && !journal.isWhole && !journal.problem);
  if (isOnItsWay && navigator.onLine)
    return (
      <Delayed>
        <TextSkeleton lines={6} label={t('loading')} />
      </Delayed>
    );
  const isElsewhere = !journal.isWhole && journal.owner !== VISITOR && place !== 'waiting';
  if (isElsewhere && journal.entries?.size === 0)
    return (
      <EmptyState title={t('empty.elsewhere')} drawing={<Engraving name="lamp" />}>
        {t('empty.elsewhereBody')}
      </EmptyState>
    );
  if (q || category || mood || tag || date)
    return (
      <EmptyState title={t('empty.found')} actions={<Button onClick={view.clear}>{t('empty.clear')}</Button>}>
        {t('empty.foundBody')}
      </EmptyState>
    );
  return (
    <EmptyState title={t(`empty.${place}`)} drawing={<Engraving name="lamp" />}>
      {t(`empty.${place}Body`)}
    </EmptyState>
  );
}
