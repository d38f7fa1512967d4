import { BILLING_INTERVALS, isPaidTier, PAGES, type PlanChoice } from '@word-unfolded/domain';

/** The query parameters of the plans page that carry a choice which was made before the sign-in. */
const CHOICE = { tier: 'plan', interval: 'interval' } as const;

/** The way of a visitor to a plan: the registration, and from there to the plans with the choice that was made. */
export function registrationFor({ tier, interval }: PlanChoice): {
  readonly pathname: string;
  readonly search: string;
} {
  const choice = new URLSearchParams({ [CHOICE.tier]: tier, [CHOICE.interval]: interval });
  const returnUrl = `${PAGES.subscription}?${choice.toString()}`;
  return { pathname: PAGES.register, search: new URLSearchParams({ returnUrl }).toString() };
}

/** The plan that was chosen before the sign-in, if an address names one. */
export function chosenPlan(search: URLSearchParams): PlanChoice | undefined {
  const tier = search.get(CHOICE.tier) ?? '';
  const interval = BILLING_INTERVALS.find((each) => each === search.get(CHOICE.interval));
  return isPaidTier(tier) && interval ? { tier, interval } : undefined;
}
