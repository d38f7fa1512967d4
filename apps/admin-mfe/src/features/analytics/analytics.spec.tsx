import { screen } from '@testing-library/react';
import { data } from '@word-unfolded/api-client/testing';
import type { GetAdminAnalytics, ResponseOf } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToAdmin } from '../../../test/show-to-admin.js';
import { AnalyticsPage } from '../../pages/analytics-page.js';

const none = { value: 0, before: 0 };

const EMPTY: ResponseOf<typeof GetAdminAnalytics> = {
  period: { from: '2026-11-01', to: '2026-11-02' },
  before: { from: '2026-10-30', to: '2026-10-31' },
  totals: {
    ...{ registered: { value: 3, before: 2 }, verified: none, deleted: none, uses: none },
    ...{ subscribed: none, lapsed: none, revenueCents: { value: 1_599, before: 0 } },
  },
  ...{ growth: [], retention: [], features: [], languages: [], tiers: [], subscriptions: [], revenue: [] },
};

beforeAll(() => startTexts('en'));

describe('the page of analytics', () => {
  it.each([
    ['startDate=2026-11-02&endDate=2026-11-01', 'The period ends before it begins.'],
    ['startDate=2024-11-01&endDate=2026-11-01', 'The period is too long: at most 400 days are shown.'],
    ['startDate=1000000000', /./],
  ])('says at its field what is wrong with the period %s, and asks nothing', async (query, problem) => {
    const { sent } = await showToAdmin(<AnalyticsPage />, { at: `/admin/analytics?${query}`, replies: {} });
    const field = await screen.findByLabelText('Until (UTC)');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    if (typeof problem === 'string') expect(screen.getByText(problem)).toBeTruthy();
    expect(sent.filter(({ what }) => what.includes('/api/admin/analytics'))).toEqual([]);
  });

  it('compares the sums with the period before, without any data too', async () => {
    await showToAdmin(<AnalyticsPage />, {
      at: '/admin/analytics?startDate=2026-11-01&endDate=2026-11-02',
      replies: {
        'GET /api/admin/analytics?period=month&startDate=2026-11-01&endDate=2026-11-02': data(EMPTY),
      },
    });
    const row = await screen.findByRole('row', { name: /Registered/ });
    expect(row.textContent).toContain('+50%');
    expect(row.textContent).toContain('Before: 2');
    expect(screen.getByRole('row', { name: /Monthly recurring revenue/ }).textContent).toContain('+$15.99');
    expect(screen.getByText('Nobody registered in this period.')).toBeTruthy();
  });
});
