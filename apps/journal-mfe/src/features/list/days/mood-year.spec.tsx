import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { MoodYear } from './mood-year.js';

const entry = (date: string, mood: string | null) => ({ working: { date, mood } }) as DeviceEntry;

beforeAll(() => startTexts('en'));

describe('the moods of a year', () => {
  it('are told month by month, and a month leads to its days', async () => {
    const onMonth = jest.fn();
    const entries = [entry('2026-03-02', 'grateful'), entry('2026-03-09', null), entry('2025-03-01', 'sad')];
    render(<MoodYear entries={entries} year="2026" onMonth={onMonth} />);
    await userEvent.click(screen.getByRole('button', { name: 'March 2026, 2: grateful, 9: no mood' }));
    expect(onMonth).toHaveBeenCalledWith('2026-03');
    expect(screen.getByTitle(/March 2.*: grateful/).dataset['tone']).toBe('thankful');
  });

  it('are not shown for a year without entries', () => {
    render(<MoodYear entries={[]} year="2026" onMonth={() => undefined} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
