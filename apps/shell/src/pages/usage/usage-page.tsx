import { readableText } from '@word-unfolded/api-client';
import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState, TextSkeleton, usePageTitle, useSearchParams } from '@word-unfolded/ui';
import { Tabs } from '@word-unfolded/ui/overlays';
import type { ReactNode } from 'react';
import { PlanPage } from '../../plans/plan-page.js';
import { usePlanTexts } from '../../plans/texts.js';
import { Badge } from './badge.js';
import { Features } from './features/features.js';
import { HighUsageAlert } from './high-usage-alert.js';
import { LEVEL_OF_TIER } from './level-of.js';
import { Overview } from './overview/overview.js';
import { useTexts } from './texts.js';
import { UsageHistory } from './usage-history.js';
import styles from './usage-page.module.css';
import { UsagePlans } from './usage-plans.js';
import { useUsage, type Usage } from './use-usage.js';

const TABS = ['overview', 'features', 'history', 'plans'] as const;

type UsageTab = (typeof TABS)[number];

/** What the reader has used today and in the last seven days, and what other plans give (specification, section 2). */
export default function UsagePage() {
  const t = useTexts();
  const language = useLanguage();
  usePageTitle(t('title'));
  const { data: usage, error, isFetching, refetch, dataUpdatedAt } = useUsage();
  return (
    <PlanPage title={t('title')} head={usage && <Lead usage={usage} />}>
      {usage && error && (
        <p className={styles.soft} role="status">
          {t('stale', { time: timeText(new Date(dataUpdatedAt), language) })}
        </p>
      )}
      {usage && <Parts usage={usage} />}
      {!usage && error && (
        <ErrorState
          title={t('failed')}
          actions={
            <Button variant="main" busy={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        >
          <p>{readableText(error, language, 'action')}</p>
          <p>{t('kept')}</p>
        </ErrorState>
      )}
      {!usage && !error && (
        <>
          <p>{t('loading')}</p>
          <TextSkeleton lines={6} label={t('loading')} />
        </>
      )}
    </PlanPage>
  );
}

function Lead({ usage: { tier, limited, resetsAt } }: { readonly usage: Usage }) {
  const t = useTexts();
  const plans = usePlanTexts();
  const language = useLanguage();
  return (
    <>
      <Badge level={LEVEL_OF_TIER[tier]}>{t('tier', { tier: plans(`${tier}.name`) })}</Badge>
      <p className={styles.soft}>
        {limited ? t('lead', { time: timeText(new Date(resetsAt), language) }) : t('unlimited')}
      </p>
    </>
  );
}

function Parts({ usage }: { readonly usage: Usage }) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const requested = search.get('tab');
  const chosen = TABS.find((tab) => tab === requested) ?? 'overview';
  const choose = (tab: UsageTab) => setSearch({ tab }, { replace: true });
  const panels: Record<UsageTab, () => ReactNode> = {
    overview: () => <Overview usage={usage} />,
    features: () => <Features usage={usage} />,
    history: () => <UsageHistory />,
    plans: () => <UsagePlans usage={usage} />,
  };
  return (
    <>
      <HighUsageAlert usage={usage} onUpgrade={() => choose('plans')} />
      <Tabs
        label={t('tabs')}
        tabs={TABS.map((id) => ({ id, name: t(id), panel: panels[id] }))}
        chosen={chosen}
        onChoose={choose}
      />
    </>
  );
}

function timeText(at: Date, language: Parameters<typeof localeOf>[0]): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(at);
}
