import { getKpisRoute } from '@word-unfolded/contracts';
import { PageSection } from '@word-unfolded/ui';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { FigureTable } from './figure-table.js';
import { Installation } from './installation.js';
import styles from './overview.module.css';
import { TierTable } from './tier-table.js';
import { useOverviewTexts } from './texts.js';

/** How often the figures are read again, in milliseconds. */
const EVERY_MS = 60_000;

/** How the installation does: today, in 7 and in 30 days, each beside the period before. */
export function OverviewView() {
  const t = useOverviewTexts();
  const { exactTime, number } = useFormats();
  const query = useDashboardData(getKpisRoute, {}, { everyMs: EVERY_MS });
  return (
    <Loaded query={query} lines={16}>
      {({ at, readers, subscriptions, assistant, errors, refusals, services, queues }) => (
        <>
          <p className={styles.soft}>{t('at', { time: exactTime(at) })}</p>
          <div className={styles.columns}>
            <PageSection title={t('readers.title')}>
              <p>{t('readers.present', { count: readers.present, number: number(readers.present) })}</p>
              <FigureTable
                label={t('readers.title')}
                rows={[
                  [t('readers.registered'), readers.registered],
                  [t('readers.verified'), readers.verified],
                  [t('readers.active'), readers.active],
                ]}
              />
            </PageSection>
            <PageSection title={t('tiers.title')}>
              <TierTable tiers={readers.byTier} />
            </PageSection>
            <PageSection title={t('subscriptions.title')}>
              <FigureTable
                label={t('subscriptions.title')}
                rows={[
                  [t('subscriptions.started'), subscriptions.started],
                  [t('subscriptions.trials'), subscriptions.trials],
                  [t('subscriptions.trialsStayed'), subscriptions.trialsStayed],
                  [t('subscriptions.trialsEnded'), subscriptions.trialsEnded],
                  [t('subscriptions.lapsed'), subscriptions.lapsed],
                ]}
                revenue={[t('subscriptions.revenue'), subscriptions.monthlyRevenueCents]}
              />
            </PageSection>
            <PageSection title={t('assistant.title')}>
              <FigureTable
                label={t('assistant.title')}
                rows={[
                  [t('assistant.questions'), assistant.questions],
                  [t('assistant.answersChecked'), assistant.answersChecked],
                  [t('assistant.quotationsRepaired'), assistant.quotationsRepaired],
                  [t('assistant.quotationsRemoved'), assistant.quotationsRemoved],
                  [t('assistant.errors'), errors],
                  [t('assistant.refusals'), refusals],
                ]}
              />
            </PageSection>
          </div>
          <Installation services={services} queues={queues} />
        </>
      )}
    </Loaded>
  );
}
