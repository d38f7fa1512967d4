import { BILLING_INTERVALS, type BillingInterval } from '@word-unfolded/domain';
import { storedText } from '@word-unfolded/ui';
import { useState } from 'react';

/** Survives the way to a checkout and back. */
const CHOSEN = storedText('billing_interval', 'tab');

/**
 * The chosen interval of payment: what the reader chose before the sign-in or in this tab, else the present one, else
 * monthly.
 *
 * @param present that of the reader's subscription
 * @param before what was chosen before the sign-in
 */
export function useInterval(
  present: BillingInterval | null | undefined,
  before: BillingInterval | undefined,
): readonly [BillingInterval, (interval: BillingInterval) => void] {
  const [chosen, setChosen] = useState(
    () => before ?? BILLING_INTERVALS.find((each) => each === CHOSEN.read()),
  );
  const choose = (interval: BillingInterval) => {
    CHOSEN.write(interval);
    setChosen(interval);
  };
  return [chosen ?? present ?? 'month', choose];
}
