import { errorText, getAdminAnalyticsRoute, isErrorCode, periodOf, PERIODS } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useAddress } from '../data/use-address.js';

/** The period of a page, as the address has it: a name, or its ends. All days are UTC days. */
export function usePeriod(usual: (typeof PERIODS)[number] = 'month') {
  const address = useAddress();
  const language = useLanguage();
  const period = address.choose('period', PERIODS) ?? usual;
  const query = {
    period,
    startDate: address.read('startDate') || undefined,
    endDate: address.read('endDate') || undefined,
  };
  const checked = getAdminAnalyticsRoute.query?.safeParse(query);
  const code = checked?.error?.issues[0]?.message;
  return {
    ...{ address, period, query },
    /** The days of the period; undefined if the address names none. */
    days: checked?.success ? periodOf(query) : undefined,
    /** Why the period is none: it is upside down, too long, or no date. */
    error:
      checked?.success === false
        ? errorText(code !== undefined && isPeriodError(code) ? code : 'VALIDATION_FAILED', language)
        : undefined,
  };
}

export type Period = ReturnType<typeof usePeriod>;

const isPeriodError = (code: string) =>
  isErrorCode(code) && (code === 'PERIOD_REVERSED' || code === 'PERIOD_TOO_LONG');
