import { AUDITED_ACTIONS } from '@word-unfolded/domain';
import { ReaderLink } from '../../../dashboard/readers/reader-link.js';
import { DataTable, type Column } from '../../../dashboard/table/data-table.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import type { ReaderDetail } from './use-reader.js';

type Entry = ReaderDetail['audit'][number];

/** The last actions on an account: what, when, who and why. */
export function AuditLog({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useUserTexts();
  const { exactTime } = useFormats();
  if (entries.length === 0) return <p>{t('audit.none')}</p>;
  const nameOf = (action: string) => {
    // An action of a newer server stands as the server names it.
    const known = AUDITED_ACTIONS.find((each) => each === action);
    return known ? t(`audit.actions.${known}`) : action;
  };
  const columns: Column<Entry>[] = [
    { key: 'at', name: t('audit.at'), cell: ({ at }) => exactTime(at) },
    {
      key: 'action',
      name: t('audit.action'),
      cell: ({ act, change }) => (change === null ? nameOf(act) : `${nameOf(act)}: ${change}`),
    },
    { key: 'by', name: t('audit.by'), cell: (entry) => <Actor entry={entry} /> },
    { key: 'reason', name: t('audit.reason'), cell: ({ reason }) => reason },
  ];
  return (
    <DataTable
      label={t('reader.audit')}
      columns={columns}
      rows={entries}
      keyOf={({ at, act }, index) => `${at} ${act} ${index}`}
    />
  );
}

/** The administrator, the address of the reader, or the operator, who works without one. */
function Actor({ entry: { by, address } }: { readonly entry: Entry }) {
  const t = useUserTexts();
  if (by !== null) return <ReaderLink userId={by} />;
  return address === '' ? t('audit.operator') : address;
}
