import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { dayOf } from '../../journal/days.js';
import { EntryFields } from './entry-fields.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const onChange = jest.fn<(change: object) => void>();

function show(date: string, knownTags: readonly string[] = []) {
  const fields = {
    title: '',
    content: '',
    scripture: '',
    date,
    category: 'uncategorized',
    mood: null,
    tags: [],
  } as const;
  return render(<EntryFields fields={fields} knownTags={knownTags} onChange={onChange} />);
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

describe('the tags of an entry', () => {
  it('are offered from other entries by how they begin, and one that is pressed is taken whole', async () => {
    show('2026-03-12', ['hope', 'Household', 'grace']);
    await userEvent.type(screen.getByLabelText('Add a tag'), 'ho');
    const offered = screen.getByRole('list', { name: 'Tags of other entries' });
    expect(offered.textContent).toBe('hopeHousehold');
    await userEvent.click(screen.getByRole('button', { name: 'Household' }));
    expect(onChange.mock.calls).toEqual([[{ tags: ['Household'] }]]);
  });
});
