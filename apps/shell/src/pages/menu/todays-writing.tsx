import { useQuery } from '@tanstack/react-query';
import { askRoute } from '@word-unfolded/api-client';
import { listImagesRoute } from '@word-unfolded/contracts';
import { isSameDayOfYear, PAGES, reachesTier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { todaysReading, useJournal, useOwner, usePlans, useToday } from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { Link } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RowStates } from './contents.js';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';

type TodaysWritingProps = { readonly onStates: (states: RowStates) => void };

/** What the reader has: entries, a plan, images; and what they wrote on this day in an earlier year. */
export function TodaysWriting({ onStates }: TodaysWritingProps) {
  const owner = useOwner();
  const { principal } = useSession();
  const { plans } = usePlans();
  const t = useTexts();
  const reading = todaysReading(plans, useToday());
  const images = useImageCount();
  const states: RowStates = {
    ...(reading && { trail: t('counts.day', { day: reading.next.day, total: reading.plan.totalDays }) }),
    ...(images !== undefined && images > 0 && { images: t('counts.images', { count: images }) }),
  };
  if (owner && principal && reachesTier(principal, 'plus'))
    return <OwnWriting owner={owner} states={states} onStates={onStates} />;
  return <ToldStates states={states} onStates={onStates} />;
}

const yearOf = (date: string) => Number(date.slice(0, 4));

type OwnWritingProps = TodaysWritingProps & { readonly owner: string; readonly states: RowStates };

function OwnWriting({ owner, states, onStates }: OwnWritingProps) {
  const t = useTexts();
  const today = useToday();
  const { entries } = useJournal(owner);
  const kept = [...(entries?.values() ?? [])].filter(({ working }) => !working.binned && !working.archived);
  const [past] = kept
    .filter(({ working: { date } }) => date < today && isSameDayOfYear(date, today))
    .toSorted((one, other) => (one.working.date < other.working.date ? 1 : -1));
  const journal = kept.length > 0 ? { journal: t('counts.entries', { count: kept.length }) } : {};
  return (
    <>
      <ToldStates states={{ ...states, ...journal }} onStates={onStates} />
      {past && (
        <section className={styles.section}>
          <h2 className={styles.label}>
            {t('yearAgo.title', { count: yearOf(today) - yearOf(past.working.date) })}
          </h2>
          <p>{past.working.title || t('yearAgo.untitled')}</p>
          <Link to={PAGES.journalEntry.replace(':entryId', encodeURIComponent(past.key))}>
            {t('yearAgo.open')}
          </Link>
        </section>
      )}
    </>
  );
}

function ToldStates({ states, onStates }: Pick<OwnWritingProps, 'states' | 'onStates'>) {
  const told = JSON.stringify(states);
  const tell = useEffectEvent(() => onStates(states));
  useEffect(() => tell(), [told]);
  return null;
}

function useImageCount(): number | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['menu', 'images'],
    queryFn: async ({ signal }) => {
      const query = { page: '1', limit: '1' };
      const { pagination } = await askRoute(listImagesRoute, { query }, { language, signal });
      return pagination?.total ?? 0;
    },
    retry: false,
  });
  return data;
}
