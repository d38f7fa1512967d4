import { Button } from '@word-unfolded/ui';
import { DataTable, type Column } from '../../../dashboard/table/data-table.js';
import type { Actions } from '../../../dashboard/actions/use-actions.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import { useReaderActions } from './actions/use-reader-actions.js';
import type { ReaderDetail } from './use-reader.js';

type ReaderSessionsProps = { readonly detail: ReaderDetail; readonly actions: Actions };

/** Where a reader is signed in, and the action that ends it everywhere. */
export function ReaderSessions({ detail, actions }: ReaderSessionsProps) {
  const t = useUserTexts();
  const { time } = useFormats();
  const { endSessions } = useReaderActions(detail);
  const { sessions } = detail;
  if (sessions.length === 0) return <p>{t('sessions.none')}</p>;
  const columns: Column<(typeof sessions)[number]>[] = [
    {
      key: 'device',
      name: t('sessions.device'),
      cell: ({ browser, system }) =>
        [browser, system].filter((each) => each !== null).join(', ') || t('sessions.unknown'),
    },
    { key: 'address', name: t('sessions.address'), cell: ({ address }) => address },
    { key: 'opened', name: t('sessions.opened'), cell: ({ openedAt }) => time(openedAt) },
    { key: 'used', name: t('sessions.used'), cell: ({ lastUsedAt }) => time(lastUsedAt) },
  ];
  return (
    <>
      <DataTable label={t('reader.sessions')} columns={columns} rows={sessions} keyOf={({ id }) => id} />
      <Button onClick={() => actions.ask(endSessions)}>{t('actions.endSessions.confirm')}</Button>
    </>
  );
}
