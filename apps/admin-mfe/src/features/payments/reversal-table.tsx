import type { Reversal } from '@word-unfolded/contracts';
import { Link } from '@word-unfolded/ui';
import { readerAddress } from '../../dashboard/addresses.js';
import { DataTable, type Column } from '../../dashboard/table/data-table.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { REVERSAL_REASONS, REVERSAL_STATUSES } from './reversal-words.js';
import { usePaymentTexts } from './texts.js';

type ReversalTableProps = { readonly kind: Reversal['kind']; readonly reversals: readonly Reversal[] };

/** A page of refunds or disputes. */
export function ReversalTable({ kind, reversals }: ReversalTableProps) {
  const t = usePaymentTexts();
  const { money, time, day } = useFormats();
  const words = useReversalWords();
  const columns: Column<Reversal>[] = [
    { key: 'at', name: t('columns.at'), cell: ({ at }) => time(at) },
    { key: 'reader', name: t('columns.reader'), cell: (reversal) => <Reader reversal={reversal} /> },
    {
      key: 'amount',
      name: t('columns.amount'),
      isNumber: true,
      cell: ({ amount, paid }) =>
        amount === paid ? money(paid) : t('partOf', { amount: money(amount), paid: money(paid) }),
    },
    { key: 'status', name: t('columns.status'), cell: ({ status }) => words.status(status) },
    { key: 'reason', name: t('columns.reason'), cell: ({ reason }) => words.reason(reason) },
    { key: 'paidAt', name: t('columns.paidAt'), cell: ({ paidAt }) => day(paidAt) },
  ];
  if (kind === 'dispute')
    columns.push({
      key: 'answerBy',
      name: t('columns.answerBy'),
      cell: ({ answerBy }) => answerBy !== null && time(answerBy),
    });
  return <DataTable label={t(`kinds.${kind}`)} columns={columns} rows={reversals} keyOf={({ id }) => id} />;
}

function Reader({ reversal: { userId, email } }: { readonly reversal: Reversal }) {
  const t = usePaymentTexts();
  if (userId === null) return t('noReader');
  return <Link to={readerAddress(userId)}>{email ?? t('reader')}</Link>;
}

/** Names of states and reasons; one that this build does not know stands as the payment provider has it. */
function useReversalWords() {
  const t = usePaymentTexts();
  return {
    status: (status: string) => {
      const known = REVERSAL_STATUSES.find((each) => each === status);
      return known ? t(`statuses.${known}`) : status;
    },
    reason: (reason: string | null) => {
      const known = REVERSAL_REASONS.find((each) => each === reason);
      return known ? t(`reasons.${known}`) : (reason ?? '');
    },
  };
}
