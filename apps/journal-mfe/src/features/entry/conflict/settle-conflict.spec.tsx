import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { journalOf, type WorkingEntry } from '@word-unfolded/offline';
import { nextOwner, showToReader, writeEntries } from '../../../../test/as-reader.js';
import { EditorPage } from '../../../pages/editor-page.js';
import { EntryPage } from '../../../pages/entry-page.js';
import { bothTexts } from '../../../journal/text/both-texts.js';

beforeAll(() => startTexts('en'));

const base = { title: 'Keeping', content: 'one\n\ntwo' };
const mine = { title: 'Keeping', content: 'one\n\ntwo, here' };
const theirs = { title: 'Keeping', content: 'one\n\ntwo, there' };

async function openConflict() {
  const owner = nextOwner();
  const [entry] = await writeEntries(owner, [{ date: '2026-03-01', ...theirs }]);
  const { journal } = journalOf(owner);
  await journal.edit(entry!.key, { conflict: { mine, theirs, base, more: 0 } });
  await showToReader(<EntryPage />, { at: `/journal/${entry!.key}` });
  return (): WorkingEntry => journal.current().entries!.get(entry!.key)!.working;
}

describe('two texts of one entry', () => {
  it('are shown side by side until the reader chooses one', async () => {
    const working = await openConflict();
    expect(await screen.findByRole('heading', { name: 'Two versions of one entry' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take this text' }));
    await waitFor(() => expect(working()).toMatchObject({ ...mine, conflict: null }));
  });

  it('leave the editor to somebody who writes, until they ask for the comparison, which then has the focus', async () => {
    const owner = nextOwner();
    const [entry] = await writeEntries(owner, [{ date: '2026-03-01', ...theirs }]);
    const { journal } = journalOf(owner);
    await showToReader(<EditorPage />, { at: `/journal/edit/${entry!.key}` });
    const editor = await screen.findByRole('textbox', { name: 'Text of the entry' });
    await act(() => journal.edit(entry!.key, { conflict: { mine, theirs, base, more: 0 } }));
    expect(await screen.findByText(/There are two versions of this entry/)).toBeTruthy();
    expect(editor.isConnected).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Compare both' }));
    const heading = await screen.findByRole('heading', { name: 'Two versions of one entry' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole('button', { name: 'Take this text' }));
    expect(await screen.findByRole('textbox', { name: 'Text of the entry' })).toBeTruthy();
  });

  it('are both in the text that is edited together, with common parts once', async () => {
    const { content } = bothTexts({ mine, theirs, base, more: 0 });
    expect(content).toBe('one\n\ntwo, there\ntwo, here');
  });
});
