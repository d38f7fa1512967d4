import { Button } from '@word-unfolded/ui';
import type { Acts } from '../../../dashboard/acts/use-acts.js';
import { Loaded } from '../../../dashboard/data/loaded.js';
import { DayTable, MonthTable, TodayTable } from '../../../dashboard/reader-usage/usage-tables.js';
import { useReaderUsage } from '../../../dashboard/reader-usage/use-reader-usage.js';
import { useTexts } from '../../../dashboard/texts.js';
import { useUserTexts } from '../texts.js';
import { useReaderActs } from './acts/use-reader-acts.js';
import type { ReaderDetail } from './use-reader.js';

type ReaderUsageProps = { readonly detail: ReaderDetail; readonly acts: Acts };

/** What counts today against the limits, the last days by feature, and the months with what they cost. */
export function ReaderUsage({ detail, acts }: ReaderUsageProps) {
  const t = useUserTexts();
  const common = useTexts();
  const query = useReaderUsage(detail.user.id);
  const { resetUsage } = useReaderActs(detail);
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
            <Button onClick={() => acts.ask(resetUsage)}>{t('acts.resetUsage.confirm')}</Button>
          </div>
          {days.length > 0 && <DayTable days={days} />}
          {months.length > 0 && <MonthTable months={months} />}
        </>
      )}
    </Loaded>
  );
}
