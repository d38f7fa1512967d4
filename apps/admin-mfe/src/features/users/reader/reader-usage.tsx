import { Button } from '@word-unfolded/ui';
import type { Actions } from '../../../dashboard/actions/use-actions.js';
import { Loaded } from '../../../dashboard/data/loaded.js';
import { DayTable, MonthTable, TodayTable } from '../../../dashboard/reader-usage/usage-tables.js';
import { useReaderUsage } from '../../../dashboard/reader-usage/use-reader-usage.js';
import { useTexts } from '../../../dashboard/texts.js';
import { useUserTexts } from '../texts.js';
import { useReaderActions } from './actions/use-reader-actions.js';
import type { ReaderDetail } from './use-reader.js';

type ReaderUsageProps = { readonly detail: ReaderDetail; readonly actions: Actions };

/** What counts today against the limits, the last days by feature, and the months with what they cost. */
export function ReaderUsage({ detail, actions }: ReaderUsageProps) {
  const t = useUserTexts();
  const common = useTexts();
  const query = useReaderUsage(detail.user.id);
  const { resetUsage } = useReaderActions(detail);
  return (
    <Loaded query={query} lines={6}>
      {({ used, days, months }) => (
        <>
          {used ? (
            <TodayTable used={used} tier={detail.subscription?.type ?? detail.user.tier} />
          ) : (
            <p role="alert">{common('usage.unknown')}</p>
          )}
          <div>
            <Button onClick={() => actions.ask(resetUsage)}>{t('actions.resetUsage.confirm')}</Button>
          </div>
          {days.length > 0 && <DayTable days={days} />}
          {months.length > 0 && <MonthTable months={months} />}
        </>
      )}
    </Loaded>
  );
}
