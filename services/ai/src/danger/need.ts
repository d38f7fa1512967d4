/** What somebody may need help with, the most urgent first. */
export const NEEDS = [
  'emergency',
  'self-harm',
  'child-abuse',
  'overwhelmed-parent',
  'abuse',
  'threat',
  'eating-disorder',
  'addiction',
  'grief',
  'despair',
] as const;

export type Need = (typeof NEEDS)[number];
