import { refusedFor } from '@word-unfolded/api-client';
import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, EmptyState, PageSection } from '@word-unfolded/ui';
import { isReaderId } from '../../../dashboard/addresses.js';
import { useActions } from '../../../dashboard/actions/use-actions.js';
import { Loaded } from '../../../dashboard/data/loaded.js';
import { DashboardPage } from '../../../dashboard/layout/dashboard-page.js';
import { useUserTexts } from '../texts.js';
import { AccountFacts } from './account-facts.js';
import { AuditLog } from './audit-log.js';
import { ReaderActions } from './actions/reader-actions.js';
import { ReaderSessions } from './reader-sessions.js';
import { ReaderUsage } from './reader-usage.js';
import { SubscriptionFacts } from './subscription-facts.js';
import { useReader } from './use-reader.js';
import styles from './reader-view.module.css';

/** One reader: account, subscription, usage, sessions and audit log, and what administrators can do. */
export function ReaderView({ id }: { readonly id: string }) {
  return isReaderId(id) ? <KnownReader id={id} /> : <NoReader />;
}

function KnownReader({ id }: { readonly id: string }) {
  const t = useUserTexts();
  const query = useReader(id);
  const actions = useActions();
  if (refusedFor(query.error, 'USER_NOT_FOUND')) return <NoReader />;
  return (
    <DashboardPage
      title={query.data?.user.name ?? t('reader.title')}
      lead={
        <ButtonLink variant="quiet" to={PAGES.adminUsers}>
          {t('reader.back')}
        </ButtonLink>
      }
    >
      <Loaded query={query} lines={16}>
        {(detail) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <PageSection title={t('reader.account')}>
                <AccountFacts detail={detail} />
                <ReaderActions detail={detail} actions={actions} />
              </PageSection>
              <PageSection title={t('reader.subscription')}>
                <SubscriptionFacts subscription={detail.subscription} />
              </PageSection>
            </div>
            <div className={styles.column}>
              <PageSection title={t('reader.usage')}>
                <ReaderUsage detail={detail} actions={actions} />
              </PageSection>
              <PageSection title={t('reader.sessions')}>
                <ReaderSessions detail={detail} actions={actions} />
              </PageSection>
              <PageSection title={t('reader.audit')}>
                <AuditLog entries={detail.audit} />
              </PageSection>
            </div>
          </div>
        )}
      </Loaded>
      {actions.dialog}
    </DashboardPage>
  );
}

/** For an address with the id of nobody. */
function NoReader() {
  const t = useUserTexts();
  return (
    <DashboardPage title={t('reader.title')}>
      <EmptyState
        title={t('reader.nobody.title')}
        actions={<ButtonLink to={PAGES.adminUsers}>{t('reader.back')}</ButtonLink>}
      >
        <p>{t('reader.nobody.body')}</p>
      </EmptyState>
    </DashboardPage>
  );
}
