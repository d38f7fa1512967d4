import { getRateLimitsRoute, type RateLimits } from '@word-unfolded/contracts';
import { PageSection } from '@word-unfolded/ui';
import { useActions } from '../../dashboard/actions/use-actions.js';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { AdminSwitch } from './admin-switch.js';
import { LimitTable } from './limit-table.js';
import { NearestReaders } from './nearest-readers.js';
import { Refusals } from './refusals.js';
import { useLimitTexts } from './texts.js';

/** How often the figures of today are read again, in milliseconds (specification, section 4, "Usage"). */
const EVERY_MS = 60_000;

/** The limits, who is near to them, what was refused, and whether administrators are limited too. */
export function LimitsView() {
  const t = useLimitTexts();
  const { time } = useFormats();
  const query = useDashboardData(getRateLimitsRoute, {}, { everyMs: EVERY_MS });
  const actions = useActions();
  return (
    <>
      <Loaded query={query} lines={12}>
        {(limits: RateLimits) => (
          <>
            <PageSection title={t('admins.title')}>
              <AdminSwitch isLimited={limits.adminsAreLimited} actions={actions} />
            </PageSection>
            <PageSection title={t('limits.title')}>
              <p>{t('limits.lead', { time: time(limits.resetsAt) })}</p>
              <LimitTable tiers={limits.tiers} />
            </PageSection>
            <PageSection title={t('nearest.title')}>
              <NearestReaders readers={limits.nearest} />
            </PageSection>
            <PageSection title={t('refusals.title')}>
              <Refusals refusals={limits.refusals} />
            </PageSection>
          </>
        )}
      </Loaded>
      {actions.dialog}
    </>
  );
}
