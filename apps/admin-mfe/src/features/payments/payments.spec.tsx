import { screen } from '@testing-library/react';
import { data } from '@word-unfolded/api-client/testing';
import type { Reversal } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToAdmin } from '../../../test/show-to-admin.js';
import { PaymentsPage } from '../../pages/payments-page.js';

const USER = 'a'.repeat(24);

const REFUND: Reversal = {
  ...{ id: 're_1', kind: 'refund', at: '2026-11-20T10:00:00.000Z', status: 'succeeded' },
  ...{ amount: 500, paid: 1_599, currency: 'usd', reason: 'requested_by_customer' },
  ...{ paidAt: '2026-11-01T10:00:00.000Z', answerBy: null, userId: USER, email: 'ruth@example.org' },
  ...{ customerId: 'cus_1', chargeId: 'ch_1' },
};

const DISPUTE: Reversal = {
  ...{ ...REFUND, id: 'du_1', kind: 'dispute', status: 'a_new_state', amount: 1_599, reason: null },
  ...{ answerBy: '2026-12-01T10:00:00.000Z', userId: null, email: null },
};

const replies = {
  'GET /api/admin/reversals?kind=refund&limit=20': data({ reversals: [REFUND], next: 're_1' }),
  'GET /api/admin/reversals?kind=dispute&limit=20': data({ reversals: [DISPUTE], next: null }),
  'GET /api/admin/reversals?kind=refund&limit=20&after=re_1': data({ reversals: [], next: null }),
};

const show = (query: string) => showToAdmin(<PaymentsPage />, { at: `/admin/payments${query}`, replies });

beforeAll(() => startTexts('en'));

describe('the page of payments', () => {
  it('shows refunds with their reader, and leads to the next page', async () => {
    await show('?kind=nonsense&after=%24gt');
    const row = await screen.findByRole('row', { name: /ruth@example.org/ });
    for (const text of ['$5.00 of $15.99', 'Refunded', 'Requested by the reader'])
      expect(row.textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'ruth@example.org' }).getAttribute('href')).toBe(
      `/admin/users/${USER}`,
    );
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toContain('after=re_1');
  });

  it('shows disputes with the day by which they are answered, and states that it does not know', async () => {
    await show('?kind=dispute');
    const row = await screen.findByRole('row', { name: /Deleted account/ });
    expect(row.textContent).toContain('a_new_state');
    expect(screen.getByRole('columnheader', { name: 'Respond by' })).toBeTruthy();
  });

  it('says that there are none', async () => {
    await show('?after=re_1');
    expect(await screen.findByText('No payment was refunded.')).toBeTruthy();
  });
});
