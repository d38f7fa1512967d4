import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { journalOf, type DeviceEntry } from '@word-unfolded/offline';
import type { EntryFields } from '@word-unfolded/domain';
import { nextOwner, showToReader, writeEntries } from '../../test/as-reader.js';
import { EntryPage } from './entry-page.js';

beforeAll(() => startTexts('en'));

async function openEntry(fields: Partial<EntryFields>) {
  const owner = nextOwner();
  const [entry] = await writeEntries(owner, [{ date: '2026-03-01', title: 'Keeping', ...fields }]);
  await showToReader(<EntryPage />, { at: `/journal/${entry!.key}` });
  return (): DeviceEntry => journalOf(owner).journal.current().entries!.get(entry!.key)!;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of an entry', () => {
  it('shows its text as Markdown, HTML as the words that it is, and references as links', async () => {
    await openEntry({ content: 'Six **times**\n\n<img src=x onerror="alert(1)"> See John 3:16.' });
    const link = await screen.findByRole('link', { name: 'John 3:16' });
    expect(link.getAttribute('href')).toMatch(/^\/word-unfolded\?ref=John\+3%3A16/);
    expect(screen.getByText('times').tagName).toBe('STRONG');
    expect(screen.getByText(/<img src=x onerror=/)).toBeTruthy();
    expect(document.querySelector('main img, article img')).toBeNull();
  });

  it('goes to the bin once its name has been confirmed', async () => {
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

  it('leaves the list when it is archived, and comes back', async () => {
    const entry = await openEntry({ content: 'one' });
    await press('More for this entry');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByText('This entry is in the archive.');
    expect(entry().working.archived).toBe(true);
    await press('Undo');
    await waitFor(() => expect(entry().working.archived).toBe(false));
  });

  it('says so when there is no such entry', async () => {
    await showToReader(<EntryPage />, { at: '/journal/nonsense' });
    expect(await screen.findByText('Unable to open entry: invalid ID')).toBeTruthy();
  });
});
