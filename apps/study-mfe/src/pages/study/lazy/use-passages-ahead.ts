import { useQueryClient } from '@tanstack/react-query';
import { isOnline } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { usePlan, usePlans, useToday } from '@word-unfolded/offline';
import { log, storedText } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { readingsAhead } from '../../../features/trail/readings-ahead.js';
import { passageQuery } from '../../../scripture/api/passage-query.js';

/** The page is rendered and read first. */
const AFTER_MS = 3_000;

/** Most parts of a long reading. */
const PARTS = 12;

const preferredTranslation = storedText('preferredTranslation');

/** Stores the passages of the active plan for the next days on this device. */
export function usePassagesAhead(): void {
  const { plans } = usePlans();
  const active = plans.find((plan) => plan.active);
  const { plan } = usePlan(active?.planId ?? '');
  const today = useToday();
  const language = useLanguage();
  const queries = useQueryClient();
  const ahead = readingsAhead(plan?.days ?? [], today).join('|');
  useEffect(() => {
    if (ahead === '') return;
    let isHere = true;
    const store = async () => {
      for (const reference of ahead.split('|')) {
        if (!isHere || !isOnline()) return;
        const translationId = preferredTranslation.read() ?? undefined;
        await queries.fetchInfiniteQuery({
          ...passageQuery({ reference, translationId, language }),
          pages: PARTS,
        });
      }
    };
    const timer = setTimeout(() => {
      store().catch((error: unknown) => log.warn('The next readings could not be stored', error));
    }, AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [ahead, language, queries]);
}
