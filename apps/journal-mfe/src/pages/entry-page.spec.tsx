import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { journalOf, type DeviceEntry } from '@word-unfolded/offline';
import type { EntryFields } from '@word-unfolded/domain';
import { Link, Route, Routes } from 'react-router';
import { nextOwner, showToReader, writeEntries } from '../../test/as-reader.js';
import { EntryPage } from './entry-page.js';
import { JournalPage } from './journal-page.js';

beforeAll(() => startTexts('en'));

async function openEntry(fields: Partial<EntryFields>) {
  const owner = nextOwner();
  const [entry] = await writeEntries(owner, [{ date: '2026-03-01', title: 'Keeping', ...fields }]);
  await showToReader(<EntryPage />, { at: `/journal/${entry!.key}` });
  return (): DeviceEntry => journalOf(owner).journal.current().entries!.get(entry!.key)!;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of an entry', () => {
  it('renders its text as Markdown, HTML as plain text, and references as links', async () => {
    await openEntry({ content: 'Six **times**\n\n<img src=x onerror="alert(1)"> See John 3:16.' });
    const link = await screen.findByRole('link', { name: 'John 3:16' });
    expect(link.getAttribute('href')).toMatch(/^\/word-unfolded\?ref=John\+3%3A16/);
    expect(screen.getByText('times').tagName).toBe('STRONG');
    expect(screen.getByText(/<img src=x onerror=/)).toBeTruthy();
    expect(document.querySelector('main img, article img')).toBeNull();
  });

  it('puts the entry first among the recently viewed of the journal', async () => {
    const owner = nextOwner();
    const entries = await writeEntries(owner, [
      { date: '2026-03-01', title: 'Keeping', content: 'a' },
      { date: '2026-03-02', title: 'Gleaning', content: 'b' },
    ]);
    const [showing, gleaning] = entries.map(({ key }) => `/journal/${key}`);
    await showToReader(
      <>
        <Link to={gleaning!}>Open gleaning</Link>
        <Link to="/journal">Open the list</Link>
        <Routes>
          <Route path="/journal" element={<JournalPage />} />
          <Route path="/journal/:entryId" element={<EntryPage />} />
        </Routes>
      </>,
      { at: showing },
    );
    await screen.findByRole('heading', { name: 'Keeping' });
    await userEvent.click(screen.getByRole('link', { name: 'Open gleaning' }));
    await screen.findByRole('heading', { name: 'Gleaning' });
    await userEvent.click(screen.getByRole('link', { name: 'Open the list' }));
    const recent = (await screen.findByRole('heading', { name: 'Recently viewed' })).parentElement!;
    const titles = () =>
      within(recent)
        .getAllByRole('link')
        .map((link) => link.textContent);
    await waitFor(() => expect(titles()).toEqual(['Gleaning', 'Keeping']));
  });

  it('moves the entry to the bin once its title is confirmed', async () => {
    const entry = await openEntry({ content: 'one' });
    await press('More for this entry');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete “Keeping”?' });
    await press('Keep it');
    expect(entry().working.binned).toBe(false);
    await press('More for this entry');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete “Keeping”?' });
    await press('Delete');
    await waitFor(() => expect(entry().working.binned).toBe(true));
  });

  it('archives the entry, and restores it', async () => {
    const entry = await openEntry({ content: 'one' });
    await press('More for this entry');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByText('This entry is in the archive.');
    expect(entry().working.archived).toBe(true);
    await press('Undo');
    await waitFor(() => expect(entry().working.archived).toBe(false));
  });

  it('reports an entry that does not exist', async () => {
    await showToReader(<EntryPage />, { at: '/journal/nonsense' });
    expect(await screen.findByText('Unable to open entry: invalid ID')).toBeTruthy();
  });
});
