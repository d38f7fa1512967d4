import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReadingPlan } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import type { PlanChanges, Preview } from '../../../hooks/use-plan-changes.js';
import { RescheduleDialog } from './reschedule-dialog.js';

const schedule = (date: string) => ({
  endDate: date,
  days: [{ day: 1, date, completed: false, skipped: false }],
});

const previewOf = (date: string): Preview => ({
  applied: false,
  before: schedule('2026-11-23'),
  after: schedule(date),
  plan: null,
});

describe('the dialog that changes a schedule', () => {
  it('applies a choice only after its own preview is shown', async () => {
    await startTexts('en');
    let arrive: (preview: Preview) => void = () => undefined;
    const preview = jest
      .fn<PlanChanges['preview']>()
      .mockResolvedValueOnce(previewOf('2026-11-24'))
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const apply = jest.fn<PlanChanges['apply']>();
    const plan = {
      ...{ version: 1, endDate: '2026-11-23' },
      progress: { preferences: { weekdays: [1, 2, 3, 4, 5, 6, 7] } },
    } as unknown as ReadingPlan;
    const changes = { preview, apply } as unknown as PlanChanges;
    const overlay = { isOpen: true, onOpenChange: () => undefined, triggerRef: { current: null } };
    render(<RescheduleDialog {...overlay} plan={plan} changes={changes} />);
    const button = screen.getByRole('button', { name: 'Apply' });
    await screen.findAllByText(/Nov 24/);
    expect(button).toHaveProperty('disabled', false);

    await userEvent.click(screen.getByText(/^Rebalance/));
    expect(button).toHaveProperty('disabled', true);

    arrive(previewOf('2026-11-30'));
    await screen.findAllByText(/Nov 30/);
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await userEvent.click(button);
    expect(apply).toHaveBeenCalledWith(expect.objectContaining({ mode: 'rebalance' }));
  });
});
