import type { Tier } from '@word-unfolded/domain';

/** The colours of badges, by what they mean. */
export type Level = 'danger' | 'warning' | 'primary' | 'secondary' | 'success' | 'default';

/** The colour of a badge with a percentage (specification, section 4, "Usage"). */
export function levelOfPercent(percent: number): Level {
  if (percent >= 90) return 'danger';
  if (percent >= 80) return 'warning';
  return percent >= 60 ? 'primary' : 'success';
}

/** The colour of the badge of each tier (specification, section 4, "Usage"). */
export const LEVEL_OF_TIER: Readonly<Record<Tier, Level>> = {
  admin: 'danger',
  premium: 'warning',
  plus: 'primary',
  beta: 'secondary',
  free: 'default',
};
