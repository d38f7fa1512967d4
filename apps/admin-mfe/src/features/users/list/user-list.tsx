import { COUNTED_USERS, listUsersRoute, writeUsersTableRoute } from '@word-unfolded/contracts';
import { EmptyState } from '@word-unfolded/ui';
import { CsvButton } from '../../../dashboard/csv/csv-button.js';
import { Loaded } from '../../../dashboard/data/loaded.js';
import { useDashboardData } from '../../../dashboard/data/use-dashboard-data.js';
import { Pager } from '../../../dashboard/table/pager.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import { useUserList } from './use-user-list.js';
import { placeOf, placesBeside } from './user-places.js';
import { UserFilters } from './user-filters.js';
import styles from './user-list.module.css';
import { UserTable } from './user-table.js';

/** The accounts, with search, filters, order and pages in the address. */
export function UserListView() {
  const t = useUserTexts();
  const { number } = useFormats();
  const list = useUserList();
  const query = useDashboardData(listUsersRoute, { query: { ...list.wanted, ...placeOf(list) } });
  return (
    <>
      <UserFilters list={list} />
      <Loaded query={query} lines={12}>
        {({ users, next, total, all }) => (
          <>
            <div className={styles.tools}>
              <p role="status" className={styles.count}>
                {list.isFiltered
                  ? t('found', {
                      found: `${number(total)}${total >= COUNTED_USERS ? '+' : ''}`,
                      all: number(all),
                    })
                  : t('count', { count: all, number: number(all) })}
              </p>
              {users.length > 0 && (
                <CsvButton
                  of={t('title')}
                  route={writeUsersTableRoute}
                  input={{ query: list.selected }}
                  name="users"
                />
              )}
            </div>
            {users.length === 0 ? (
              <EmptyState title={t('empty.title')}>
                <p>{t('empty.body')}</p>
              </EmptyState>
            ) : (
              <UserTable users={users} list={list} />
            )}
            <Pager
              label={t('title')}
              here={t('page', { page: number(list.page) })}
              {...placesBeside(list, next)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
