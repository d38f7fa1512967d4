import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { journalOf } from '@word-unfolded/offline';
import { nextOwner, showToReader, writeEntries } from '../../test/as-reader.js';
import { JournalPage } from './journal-page.js';

/** The response of the server for an empty journal. */
const EMPTY = { results: [], changes: [], cursor: 1, more: false };

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const names = () =>
  within(screen.getByRole('list', { name: 'Entries' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of the journal', () => {
  it('explains the first step while the journal is empty', async () => {
    await showToReader(<JournalPage />, { replies: { 'POST /api/journal/sync': data(EMPTY) } });
    expect(await screen.findByText('Nothing is written yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New entry' }).getAttribute('href')).toBe('/journal/edit/new');
  });

  it('shows the entries of this device with their sync status, and searches their words', async () => {
    await writeEntries(nextOwner(), [
      { date: '2026-03-01', title: 'Keeping', content: 'Six **times** the same word', tags: ['psalms'] },
      { date: '2026-03-02', title: 'La oración', content: 'En la mañana' },
    ]);
    await showToReader(<JournalPage />);
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(names()[0]).toContain('La oración');
    expect(screen.getAllByText('Waiting').length).toBeGreaterThan(0);
    expect(screen.getByText('March 2026')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'oracion');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByText('oración', { selector: 'mark' })).toBeTruthy();
  });

  it('deletes entries of the bin for good once their titles are confirmed', async () => {
    const owner = nextOwner();
    await writeEntries(owner, [{ date: '2026-03-01', title: 'Keeping', content: 'a', binned: true }]);
    await showToReader(<JournalPage />, { at: '/journal?place=bin' });
    await screen.findByText('Keeping');
    await press('Empty the bin');
    await screen.findByRole('dialog', { name: 'Delete “Keeping” for good?' });
    await press('Keep');
    expect(journalOf(owner).journal.current().entries!.size).toBe(1);
    await press('Empty the bin');
    await screen.findByRole('dialog', { name: 'Delete “Keeping” for good?' });
    await press('Delete for good');
    await waitFor(() => expect(journalOf(owner).journal.current().entries!.size).toBe(0));
    // No server has answered: whether the bin has more is not known here.
    expect(await screen.findByText('Your entries are not on this device yet')).toBeTruthy();
    expect(screen.queryByText('Keeping')).toBeNull();
  });

  it('is open below plus to readers with entries, for everything but writing', async () => {
    await writeEntries(nextOwner(), [{ date: '2026-03-01', title: 'Keeping', content: 'a' }]);
    await showToReader(<JournalPage />, { tier: 'free' });
    await screen.findByText('Keeping');
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    expect(screen.queryByRole('link', { name: 'New entry' })).toBeNull();
    await press('Choose several entries');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Keeping' }));
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeTruthy();
    await press('Delete');
    expect(await screen.findByText('Moved to the bin: Keeping')).toBeTruthy();
  });

  it('says below plus what it is, with the way to the plans, as long as the reader has no entries', async () => {
    const replies = { 'POST /api/journal/sync': data(EMPTY) };
    await showToReader(<JournalPage />, { tier: 'free', replies });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The journal comes with Plus' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    expect(screen.queryByRole('button', { name: 'New entry' })).toBeNull();
  });

  it('moves the selected entries to the bin, and back', async () => {
    const owner = nextOwner();
    const [entry] = await writeEntries(owner, [{ date: '2026-03-01', title: 'Keeping', content: 'a' }]);
    await showToReader(<JournalPage />);
    await screen.findByText('Keeping');
    await press('Choose several entries');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Keeping' }));
    await press('Delete');
    expect(await screen.findByText('Moved to the bin: Keeping')).toBeTruthy();
    expect(journalOf(owner).journal.current().entries!.get(entry!.key)!.working.binned).toBe(true);
    await press('Undo');
    await waitFor(() => expect(names()).toHaveLength(1));
  });
});
