import { render, screen } from '@testing-library/react';
import { startTexts } from '@word-unfolded/i18n';
import { dayOf } from '../../journal/days.js';
import { EntryFields } from './entry-fields.js';

const DAY_MS = 24 * 60 * 60 * 1000;

function show(date: string) {
  const fields = {
    title: '',
    content: '',
    scripture: '',
    date,
    category: 'uncategorized',
    mood: null,
    tags: [],
  } as const;
  return render(<EntryFields fields={fields} knownTags={[]} onChange={() => undefined} />);
}

beforeAll(() => startTexts('en'));

describe('the date of an entry', () => {
  it('may be a day to come, which the page then says', () => {
    const { unmount } = show(dayOf(new Date()));
    expect(screen.getByRole('status').textContent).toBe('');
    unmount();
    show(dayOf(new Date(Date.now() + 2 * DAY_MS)));
    expect(screen.getByRole('status').textContent).toBe('This day is still to come.');
  });
});
