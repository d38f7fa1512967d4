import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Filters, SelectFilter, TextFilter } from '../../dashboard/table/filters.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { ofLocalInput, toLocalInput } from './local-time.js';
import { useEventTexts } from './texts.js';
import { EVENT_KINDS, type EventList } from './use-event-list.js';

type EventFiltersProps = {
  readonly list: EventList;
  /** The names of the last days with their counts, the most frequent first. */
  readonly names: readonly { readonly name: string; readonly count: number }[];
};

/** Filters by name, kind, reader and time. */
export function EventFilters({ list, names }: EventFiltersProps) {
  const t = useEventTexts();
  const language = useLanguage();
  const { number } = useFormats();
  const { filters, address, from, to, typedReader } = list;
  const { name: chosen } = filters;
  const counts = new Map(names.map(({ name, count }) => [name, count]));
  if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
  return (
    <Filters label={t('filters.label')}>
      <SelectFilter
        label={t('filters.name')}
        values={[...counts.keys()]}
        nameOf={(name) => `${name} (${number(counts.get(name) ?? 0)})`}
        chosen={chosen}
        all={t('filters.all')}
        onChoose={(name) => address.filter({ name })}
      />
      <SelectFilter
        label={t('filters.kind')}
        values={EVENT_KINDS}
        nameOf={(kind) => t(`kinds.${kind}`)}
        chosen={filters.kind}
        all={t('filters.all')}
        onChoose={(kind) => address.filter({ kind })}
      />
      <TextFilter
        label={t('filters.reader')}
        value={typedReader}
        maxLength={24}
        error={typedReader !== '' && filters.userId === undefined ? t('filters.notId') : undefined}
        onSettle={(userId) => address.filter({ userId: userId.trim() }, { replace: true })}
      />
      <TextFilter
        label={t('filters.from')}
        type="time"
        value={toLocalInput(from)}
        onSettle={(value) => address.filter({ from: ofLocalInput(value) }, { replace: true })}
      />
      <TextFilter
        label={t('filters.to')}
        type="time"
        timeAtFirst="23:59"
        value={toLocalInput(to)}
        error={list.isReversed ? errorText('PERIOD_REVERSED', language) : undefined}
        onSettle={(value) => address.filter({ to: ofLocalInput(value) }, { replace: true })}
      />
    </Filters>
  );
}
