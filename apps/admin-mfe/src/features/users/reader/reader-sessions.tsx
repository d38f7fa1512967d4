import { Button } from '@word-unfolded/ui';
import { DataTable, type Column } from '../../../dashboard/table/data-table.js';
import type { Acts } from '../../../dashboard/acts/use-acts.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import { useReaderActs } from './acts/use-reader-acts.js';
import type { ReaderDetail } from './use-reader.js';

type ReaderSessionsProps = { readonly detail: ReaderDetail; readonly acts: Acts };

/** Where a reader is signed in, and the act that ends it everywhere. */
export function ReaderSessions({ detail, acts }: ReaderSessionsProps) {
  const t = useUserTexts();
  const { time } = useFormats();
  const { endSessions } = useReaderActs(detail);
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
      <Button onClick={() => acts.ask(endSessions)}>{t('acts.endSessions.confirm')}</Button>
    </>
  );
}
