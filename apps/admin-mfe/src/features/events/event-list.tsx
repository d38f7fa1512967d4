import { listEventsRoute, type ListEvents, type ResponseOf } from '@word-unfolded/contracts';
import { Button, EmptyState } from '@word-unfolded/ui';
import { useState } from 'react';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { Pager } from '../../dashboard/table/pager.js';
import { EventFilters } from './event-filters.js';
import styles from './event-list.module.css';
import { EventTable } from './event-table.js';
import { useEventTexts } from './texts.js';
import { useEventList, type EventList } from './use-event-list.js';
import { useLiveEvents } from './use-live-events.js';

/** What pages logged and services noted, the latest first; new events appear as they come. */
export function EventListView() {
  const list = useEventList();
  const query = useDashboardData(listEventsRoute, { query: list.query });
  return (
    <>
      <EventFilters list={list} names={query.data?.names ?? []} />
      <Loaded query={query} lines={12}>
        {(page) => <Events list={list} page={page} isCurrent={!query.isPlaceholderData} />}
      </Loaded>
    </>
  );
}

type EventsProps = {
  readonly list: EventList;
  readonly page: ResponseOf<typeof ListEvents>;
  /** Whether the page is of the present filters, and not of those before. */
  readonly isCurrent: boolean;
};

function Events({ list, page, isCurrent }: EventsProps) {
  const t = useEventTexts();
  /** The number of new events that are shown; while it is undefined, all of them. */
  const [shown, setShown] = useState<number>();
  const { events, isConnected } = useLiveEvents({
    isOn: list.isLive && isCurrent,
    ...list.filters,
    after: isCurrent ? (page.events[0]?.id ?? null) : undefined,
  });
  const isPaused = shown !== undefined;
  const hidden = isPaused ? Math.max(0, events.length - shown) : 0;
  const visible = [...events.slice(hidden), ...page.events];
  const state = isPaused ? 'paused' : isConnected ? 'on' : 'connecting';
  return (
    <>
      {list.isLive && (
        <div className={styles.live}>
          <Button onClick={() => setShown(isPaused ? undefined : events.length)}>
            {t(isPaused ? 'live.resume' : 'live.pause')}
          </Button>
          <p role="status" className={styles.state}>
            {hidden > 0 ? t('live.hidden', { count: hidden }) : t(`live.${state}`)}
          </p>
        </div>
      )}
      {visible.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          <p>{t('empty.body')}</p>
        </EmptyState>
      ) : (
        <EventTable events={visible} />
      )}
      <Pager
        label={t('title')}
        first={list.isFurther ? list.address.after({ after: undefined }) : undefined}
        next={page.next === null ? undefined : list.address.after({ after: page.next })}
      />
    </>
  );
}
