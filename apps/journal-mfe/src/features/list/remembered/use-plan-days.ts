import { getData, isOnline } from '@word-unfolded/api-client';
import { onThisDayRoute, type RememberedPlanDay } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';

const NONE: readonly RememberedPlanDay[] = [];

/** The plan days that a signed-in reader read on the same day in earlier years; none without a network. */
export function usePlanDays(date: string, isSignedIn: boolean): readonly RememberedPlanDay[] {
  const [days, setDays] = useState(NONE);
  useEffect(() => {
    if (!isSignedIn || !isOnline()) return;
    let isHere = true;
    getData(onThisDayRoute, { query: { date } }, { language: currentLanguage(), remember: false }).then(
      ({ planDays }) => isHere && setDays(planDays),
      (error: unknown) => log.warn('Plan days of earlier years could not be loaded', error),
    );
    return () => {
      isHere = false;
    };
  }, [date, isSignedIn]);
  return days;
}
