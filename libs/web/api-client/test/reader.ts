import type { User } from '@word-unfolded/contracts';

/** A reader of the free tier. */
export const READER: User = {
  _id: '64b000000000000000000001',
  name: 'Ruth Amador',
  firstName: 'Ruth',
  email: 'ruth@example.org',
  username: 'ruth',
  avatarUrl: null,
  avatarExpiresIn: null,
  role: 'user',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  trialEndsAt: null,
  gracePeriodEnds: null,
  occupation: null,
  selahProfileNote: null,
  language: 'en',
  verified: true,
  lastActive: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
