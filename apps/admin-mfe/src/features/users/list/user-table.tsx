import type { ListedUser } from '@word-unfolded/contracts';
import { Link } from '@word-unfolded/ui';
import { readerAddress } from '../../../dashboard/addresses.js';
import { DataTable, type Column } from '../../../dashboard/table/data-table.js';
import { useTexts } from '../../../dashboard/texts.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import { UserState } from '../user-state.js';
import { useSubscriptionStatus } from '../use-subscription-status.js';
import type { UserList, UserOrder } from './use-user-list.js';
import styles from './user-list.module.css';

type UserTableProps = { readonly users: readonly ListedUser[]; readonly list: UserList };

/** A page of accounts. */
export function UserTable({ users, list: { filters, sortBy } }: UserTableProps) {
  const t = useUserTexts();
  const common = useTexts();
  const { time } = useFormats();
  const statusOf = useSubscriptionStatus();
  const direction = filters.order === 'asc' ? ('ascending' as const) : ('descending' as const);
  const sorted = (by: UserOrder) => ({
    direction: filters.sort === by ? direction : undefined,
    onSort: () => sortBy(by),
  });
  const moment = (iso: string | null) =>
    iso !== null && (
      <time className={styles.time} dateTime={iso}>
        {time(iso)}
      </time>
    );
  const columns: Column<ListedUser>[] = [
    {
      key: 'username',
      name: t('columns.username'),
      cell: (user) => <Person user={user} />,
      sort: sorted('username'),
    },
    { key: 'tier', name: t('columns.tier'), cell: ({ tier }) => common(`tiers.${tier}`) },
    { key: 'state', name: t('columns.status'), cell: (user) => <UserState user={user} /> },
    {
      key: 'subscription',
      name: t('columns.subscription'),
      cell: ({ subscriptionStatus }) => statusOf(subscriptionStatus),
    },
    {
      key: 'active',
      name: t('columns.active'),
      cell: ({ lastActive }) => moment(lastActive),
      sort: sorted('active'),
    },
    {
      key: 'created',
      name: t('columns.created'),
      cell: ({ createdAt }) => moment(createdAt),
      sort: sorted('created'),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={users} keyOf={({ id }) => id} />;
}

function Person({ user: { id, name, username, email } }: { readonly user: ListedUser }) {
  return (
    <span className={styles.person}>
      <Link to={readerAddress(id)}>{name}</Link>
      <span className={styles.soft}>
        {username} · {email}
      </span>
    </span>
  );
}
