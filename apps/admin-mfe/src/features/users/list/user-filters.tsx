import { USER_ORDERS, USER_STATUSES } from '@word-unfolded/contracts';
import { TIERS } from '@word-unfolded/domain';
import { Filters, SelectFilter, TextFilter } from '../../../dashboard/table/filters.js';
import { useTexts } from '../../../dashboard/texts.js';
import { useUserTexts } from '../texts.js';
import { SEARCH_CHARACTERS, type UserList } from './use-user-list.js';
import styles from './user-list.module.css';

/** Search and filters of the accounts. */
export function UserFilters({ list: { filters, address, sortBy } }: { readonly list: UserList }) {
  const t = useUserTexts();
  const common = useTexts();
  return (
    <Filters label={t('filters.label')}>
      <TextFilter
        label={t('filters.search')}
        hint={t('filters.searchHint')}
        value={filters.search}
        maxLength={SEARCH_CHARACTERS}
        onSettle={(search) => address.filter({ search }, { replace: true })}
      />
      <SelectFilter
        label={t('filters.tier')}
        values={TIERS}
        nameOf={(tier) => common(`tiers.${tier}`)}
        chosen={filters.tier}
        all={t('filters.all')}
        onChoose={(tier) => address.filter({ tier })}
      />
      <SelectFilter
        label={t('filters.status')}
        values={USER_STATUSES}
        nameOf={(status) => t(`states.${status}`)}
        chosen={filters.status}
        all={t('filters.all')}
        onChoose={(status) => address.filter({ status })}
      />
      <div className={styles.order}>
        <SelectFilter
          label={t('filters.sort')}
          values={USER_ORDERS}
          nameOf={(order) => t(`columns.${order}`)}
          chosen={filters.sort}
          onChoose={(order) => {
            const sort = USER_ORDERS.find((each) => each === order);
            if (sort && sort !== filters.sort) sortBy(sort);
          }}
        />
      </div>
    </Filters>
  );
}
