import { listReversalsRoute, REVERSAL_KINDS, reversalId } from '@word-unfolded/contracts';
import { EmptyState } from '@word-unfolded/ui';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useAddress } from '../../dashboard/data/use-address.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { Filters, SelectFilter } from '../../dashboard/table/filters.js';
import { Pager } from '../../dashboard/table/pager.js';
import { ReversalTable } from './reversal-table.js';
import { usePaymentTexts } from './texts.js';

/** The refunds or the disputes of all readers, the latest first. */
export function ReversalList() {
  const t = usePaymentTexts();
  const address = useAddress();
  const kind = address.choose('kind', REVERSAL_KINDS) ?? 'refund';
  const after = reversalId.safeParse(address.read('after')).data;
  const query = useDashboardData(listReversalsRoute, { query: { kind, limit: '20', after } });
  return (
    <>
      <Filters label={t('filters')}>
        <SelectFilter
          label={t('kind')}
          values={REVERSAL_KINDS}
          nameOf={(each) => t(`kinds.${each}`)}
          chosen={kind}
          onChoose={(chosen) => address.filter({ kind: chosen })}
        />
      </Filters>
      <Loaded query={query} lines={10}>
        {({ reversals, next }) => (
          <>
            {reversals.length === 0 ? (
              <EmptyState title={t(`empty.${kind}`)}>
                <p>{t('emptyBody')}</p>
              </EmptyState>
            ) : (
              <ReversalTable kind={kind} reversals={reversals} />
            )}
            <Pager
              label={t('title')}
              first={after === undefined ? undefined : address.after({ after: undefined })}
              next={next === null ? undefined : address.after({ after: next })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
