import { getData, isOnline } from '@word-unfolded/api-client';
import { onThisDayRoute, type RememberedPlanDay } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { pastPlanDays, useOwner } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';

const NONE: readonly RememberedPlanDay[] = [];

/**
 * The plan days that a signed-in reader read on the same day in earlier years: those of the plans on this device at
 * once, and all of them when the server answers.
 */
export function usePlanDays(date: string, isSignedIn: boolean): readonly RememberedPlanDay[] {
  const owner = useOwner();
  const [days, setDays] = useState(NONE);
  useEffect(() => {
    if (!isSignedIn || owner === undefined) return;
    let isHere = true;
    const show = (found: readonly RememberedPlanDay[]) => isHere && setDays(found);
    const load = async () => {
      show(await pastPlanDays(owner, date));
      if (!isOnline()) return;
      const options = { language: currentLanguage(), remember: false };
      show((await getData(onThisDayRoute, { query: { date } }, options)).planDays);
    };
    load().catch((error: unknown) => log.warn('Plan days of earlier years could not be loaded', error));
    return () => {
      isHere = false;
    };
  }, [date, isSignedIn, owner]);
  return days;
}
