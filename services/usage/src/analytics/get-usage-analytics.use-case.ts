import { Controller } from '@nestjs/common';
import { GetUsageAnalytics, type Allowance, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import {
  DAILY_LIMITS,
  FEATURE_CATEGORIES,
  FEATURE_KEYS,
  featureLimit,
  FEATURES,
  limitTierOf,
  percentOf,
  TIERS,
  usageDay,
  usageResetsAt,
  WARNING_PERCENT,
  type Amounts,
  type FeatureKey,
  type Language,
  type Tier,
} from '@word-unfolded/domain';
import { Allowances } from '@word-unfolded/metering';
import { Clock } from '@word-unfolded/primitives';
import { ownerOf } from '@word-unfolded/persistence';
import { loading } from '../common/loading.js';
import { DaySumRepository } from '../ledger/day-sum.repository.js';
import type { DaySumRecord } from '../ledger/day-sum.schema.js';
import { figuresOf, sumOf } from './usage-figures.js';

type Request = RequestOf<typeof GetUsageAnalytics>;
type Analytics = ResponseOf<typeof GetUsageAnalytics>;

/** Returns a reader's usage of today, and the limits of each tier. */
@Controller()
export class GetUsageAnalyticsUseCase {
  constructor(
    private readonly allowances: Allowances,
    private readonly sums: DaySumRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError USAGE_LOAD_FAILED */
  @Handles(GetUsageAnalytics)
  execute(request: Request): Promise<Analytics> {
    return loading(async () => {
      const sums = await this.sums.onDays(ownerOf(request.userId), [usageDay(this.clock.now())]);
      const { tier, limits, used, limited, resetsAt } = await this.allowanceOf(request, sums);
      const overallMetrics = metricsOf(used, limits);
      const warnings = Object.fromEntries(
        Object.entries(overallMetrics).map(([name, { percent }]) => [
          name,
          limited && percent >= WARNING_PERCENT,
        ]),
      );
      return {
        tier,
        limited,
        resetsAt,
        overallMetrics,
        featureBreakdown: featuresOf(sums, limits, request.language),
        tierComparison: TIERS.map((each) => tierItem(each, tier)),
        warnings,
      };
    });
  }

  /** Returns the counters of Redis, or the sums of the ledger while Redis is unavailable. */
  private allowanceOf({ userId, tier, role }: Request, sums: readonly DaySumRecord[]): Promise<Allowance> {
    return this.allowances.remaining({ kind: 'reader', id: userId, tier, role }).catch(() => {
      const counted = limitTierOf({ tier, role });
      const resetsAt = usageResetsAt(this.clock.now()).toISOString();
      return { tier: counted, limits: DAILY_LIMITS[counted], used: sumOf(sums), limited: true, resetsAt };
    });
  }
}

function metricsOf(used: Amounts, limits: Amounts): Analytics['overallMetrics'] {
  const [usedBy, limitBy] = [figuresOf(used), figuresOf(limits)];
  const metric = (name: keyof typeof usedBy) => ({
    used: usedBy[name],
    limit: limitBy[name],
    percent: percentOf(usedBy[name], limitBy[name]),
  });
  return {
    tokens: metric('tokens'),
    requests: metric('requests'),
    images: metric('images'),
    tts: metric('tts'),
    voice: metric('voice'),
  };
}

function featuresOf(
  sums: readonly DaySumRecord[],
  limits: Amounts,
  language: Language,
): Analytics['featureBreakdown'] {
  return FEATURE_KEYS.filter((key) => sums.some(({ feature }) => feature === key))
    .map((key) => featureItem(key, sumOf(sums.filter(({ feature }) => feature === key)), limits, language))
    .sort((one, other) => other.percentUsed - one.percentUsed);
}

function featureItem(
  key: FeatureKey,
  used: Amounts,
  limits: Amounts,
  language: Language,
): Analytics['featureBreakdown'][number] {
  const feature = FEATURES[key];
  const { icon, metric, allocation } = feature;
  const [usage, limit] = [used[metric], featureLimit(feature, limits)];
  return {
    key,
    name: feature.name[language],
    description: feature.description[language],
    icon,
    category: FEATURE_CATEGORIES[feature.category][language],
    metric,
    usage,
    limit,
    percentUsed: percentOf(usage, limit),
    isOverLimit: usage > limit,
    allocation,
  };
}

function tierItem(tier: Tier, current: Tier): Analytics['tierComparison'][number] {
  const { tokens, requests, images, ttsCharacters, voiceMinutes } = DAILY_LIMITS[tier];
  return {
    tier,
    isCurrent: tier === current,
    limits: {
      tokensUsed: tokens,
      requestsMade: requests,
      imagesGenerated: images,
      ttsCharacters,
      voiceMinutes,
    },
  };
}
