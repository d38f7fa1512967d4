import { Link, PageSection } from '@word-unfolded/ui';
import { readerAddress } from '../../dashboard/addresses.js';
import { Loaded } from '../../dashboard/data/loaded.js';
import { DayTable, MonthTable } from '../../dashboard/reader-usage/usage-tables.js';
import { useReaderUsage } from '../../dashboard/reader-usage/use-reader-usage.js';
import { useUsageTexts } from './texts.js';

/** The usage of one reader; the page of the reader has the limits of today too. */
export function OneReader({ id }: { readonly id: string }) {
  const t = useUsageTexts();
  const query = useReaderUsage(id);
  return (
    <PageSection title={t('reader.title')}>
      <p>
        <Link to={readerAddress(id)}>{t('reader.page')}</Link>
      </p>
      <Loaded query={query} lines={6}>
        {({ days, months }) =>
          days.length + months.length === 0 ? (
            <p>{t('reader.nothing')}</p>
          ) : (
            <>
              {days.length > 0 && <DayTable days={days} />}
              {months.length > 0 && <MonthTable months={months} />}
            </>
          )
        }
      </Loaded>
    </PageSection>
  );
}
