import { PERIODS } from '@word-unfolded/contracts';
import type { ReactNode } from 'react';
import { Filters, SelectFilter, TextFilter } from '../table/filters.js';
import { useTexts } from '../texts.js';
import type { Period } from './use-period.js';

type PeriodFiltersProps = {
  readonly period: Period;
  /** Further filters of the page. */
  readonly children?: ReactNode;
};

/** How long the period is, and its ends, if they are chosen. */
export function PeriodFilters({ period: { period, query, address, error }, children }: PeriodFiltersProps) {
  const t = useTexts();
  return (
    <Filters label={t('period.label')}>
      <SelectFilter
        label={t('period.length')}
        values={PERIODS}
        nameOf={(each) => t(`period.lengths.${each}`)}
        chosen={period}
        onChoose={(chosen) => address.filter({ period: chosen, startDate: undefined })}
      />
      <TextFilter
        label={t('period.start')}
        type="date"
        value={query.startDate ?? ''}
        onSettle={(startDate) => address.filter({ startDate }, { replace: true })}
      />
      <TextFilter
        label={t('period.end')}
        type="date"
        value={query.endDate ?? ''}
        error={error}
        onSettle={(endDate) => address.filter({ endDate }, { replace: true })}
      />
      {children}
    </Filters>
  );
}
