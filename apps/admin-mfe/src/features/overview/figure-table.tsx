import type { GetKpis, ResponseOf } from '@word-unfolded/contracts';
import { Change } from '../../dashboard/table/change.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { useOverviewTexts } from './texts.js';

type Figures = ResponseOf<typeof GetKpis>['errors'];

type FigureTableProps = {
  readonly label: string;
  readonly rows: readonly (readonly [name: string, figures: Figures])[];
  /** A state in cents: what it is now, with the changes since. */
  readonly revenue?: readonly [name: string, figures: Figures];
};

type Row = {
  readonly name: string;
  readonly figures: Figures;
  readonly format?: (value: number) => string;
};

/** Figures of three periods, each with the change since the period before. */
export function FigureTable({ label, rows, revenue }: FigureTableProps) {
  const t = useOverviewTexts();
  const { money } = useFormats();
  const all: Row[] = rows.map(([name, figures]) => ({ name, figures }));
  if (revenue) all.push({ name: revenue[0], figures: revenue[1], format: money });
  const column = (period: keyof Figures): Column<Row> => ({
    key: period,
    name: t(`periods.${period}`),
    isNumber: true,
    cell: ({ figures, format }) => <Change {...figures[period]} {...(format && { format })} />,
  });
  const columns: Column<Row>[] = [
    { key: 'name', name: t('figure'), cell: ({ name }) => name },
    ...(['day', 'week', 'month'] as const).map(column),
  ];
  return <DataTable label={label} columns={columns} rows={all} keyOf={({ name }) => name} />;
}
