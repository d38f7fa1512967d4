import { BarChart } from '@word-unfolded/charts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, EmptyState, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { readableText } from '@word-unfolded/api-client';
import { shortNumber } from './short-number.js';
import { useTexts } from './texts.js';
import { useUsageHistory } from './use-usage.js';

const METRICS = ['tokens', 'requests', 'images', 'tts', 'voice'] as const;

/** Seven days as bars: the highest share of any limit, with the amounts of the day. */
export function UsageHistory() {
  const t = useTexts();
  const language = useLanguage();
  const { data: days, error, refetch } = useUsageHistory();
  if (days === undefined && error)
    return (
      <ErrorState
        title={t('historyFailed')}
        actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
      >
        <p>{readableText(error, language, 'action')}</p>
        <p>{t('kept')}</p>
      </ErrorState>
    );
  if (days === undefined) return <TextSkeleton lines={6} label={t('historyLoading')} />;
  if (days.length === 0)
    return (
      <EmptyState title={t('noHistory')}>
        <p>{t('noHistoryNext')}</p>
      </EmptyState>
    );
  return (
    <BarChart
      title={t('historyTitle')}
      level={2}
      keys={days.map(({ date }) => date)}
      keyKind="day"
      keyName={t('day')}
      valueName={t('historyValue')}
      values={days.map(({ usage }) => usage.percentUsed)}
      format={(percent) => t('percent', { percent })}
      max={100}
      detail={(index) =>
        METRICS.map((name) => ({
          name: t(`metric.${name}`),
          text: shortNumber(days[index]?.usage[name] ?? 0, language),
        }))
      }
    />
  );
}
