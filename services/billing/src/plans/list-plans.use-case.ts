import { Controller } from '@nestjs/common';
import { ListPlans, type Plan, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import {
  ANNUAL_DISCOUNT_PERCENT,
  BILLING_CURRENCY,
  DAILY_LIMITS,
  isPaidTier,
  PAID_TIERS,
  PRICE_BOOK,
  TRIAL_DAYS,
  type Language,
  type Tier,
} from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import { StripeClient } from '../stripe/stripe-client.js';
import { PLAN_TEXTS } from './plan-texts.js';

const OFFERED: readonly Tier[] = ['free', ...PAID_TIERS];

/** Lists the plans on offer. Prices and limits come from their tables. */
@Controller()
export class ListPlansUseCase {
  constructor(private readonly stripe: StripeClient) {}

  @Handles(ListPlans)
  async execute({ language }: RequestOf<typeof ListPlans>): Promise<ResponseOf<typeof ListPlans>> {
    return {
      plans: OFFERED.map((tier) => planOf(tier, language)),
      currency: BILLING_CURRENCY,
      annualDiscountPercent: ANNUAL_DISCOUNT_PERCENT,
      trialDays: TRIAL_DAYS,
      provider: this.stripe.settings.provider,
    };
  }
}

function planOf(tier: Tier, language: Language): Plan {
  const { name, limits, features } = PLAN_TEXTS[language][tier];
  return {
    tier,
    name,
    limits: DAILY_LIMITS[tier],
    limitsText: limits ?? null,
    features: [...features],
    price: isPaidTier(tier) ? PRICE_BOOK[tier] : null,
  };
}
