import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { NotesPanel } from './components/notes-panel.js';
import { entryStore, entryPath, type DeviceEntry } from '@word-unfolded/offline';

/** Renders the panel for a reader who is new to this device; returns the owner. */
const openPanel = async (subscriptionTier: 'free' | 'plus' = 'plus') =>
  (await showToReader(<NotesPanel passage="Ruth 1:16" />, { subscriptionTier })).owner;

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of the note' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function choose(name: string) {
  await press('More for notes');
  await userEvent.click(
    await screen.findByRole(/every/i.test(name) ? 'menuitemradio' : 'menuitem', { name }),
  );
}

async function entryOf(owner: string): Promise<DeviceEntry | undefined> {
  return (await entryStore.readAll(`${owner}/`))[0];
}

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the notepad', () => {
  it('shows the passage of the note, its length and when it was saved', async () => {
    await openPanel();
    expect(screen.getByText('On Ruth 1:16')).toBeTruthy();
    await userEvent.type(text(), 'Your people, my people.');
    expect(screen.getByText('4 words and 23 characters')).toBeTruthy();
    expect(screen.getByText('Unsaved changes, kept on this device')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  });

  it('saves on the usual keyboard shortcut', async () => {
    await openPanel();
    await userEvent.type(title(), 'Ruth');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  });

  it('asks for a title or notes when there is nothing to save, until the reader types', async () => {
    await openPanel();
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please add a title or some notes before saving');
    await userEvent.type(title(), 'R');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('remembers the autosave interval', async () => {
    await openPanel();
    await choose('Save every 5 minutes');
    expect(window.localStorage.getItem('notesAutosave')).toBe('300');
  });
});

describe('a new note', () => {
  it('starts at once when everything is saved', async () => {
    await openPanel();
    await userEvent.type(text(), 'done');
    await press('Save');
    await choose('New note');
    await waitFor(() => expect(text().value).toBe(''));
    expect(screen.getByText('On Ruth 1:16')).toBeTruthy();
    await press('done');
    await waitFor(() => expect(text().value).toBe('done'));
    await choose('All notes');
    expect(await screen.findByRole('button', { name: /^done/ })).toBeTruthy();
  });

  it('waits until the reader has saved or discarded unsaved changes', async () => {
    await openPanel();
    await userEvent.type(text(), 'half a thought');
    await choose('New note');
    expect(await screen.findByRole('dialog', { name: 'Save “half a thought” first?' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text().value).toBe('half a thought');
    await choose('New note');
    await userEvent.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(text().value).toBe(''));
    await choose('All notes');
    await userEvent.click(await screen.findByRole('button', { name: /^half a thought/ }));
    await waitFor(() => expect(text().value).toBe('half a thought'));
    expect(screen.getByText(/^Saved \d/)).toBeTruthy();
  });
});

describe('a deleted note', () => {
  it('is back after an undo, whether it was deleted as the open one or in the list', async () => {
    await openPanel();
    await userEvent.type(text(), 'Gleaning');
    await choose('Delete this note');
    await waitFor(() => expect(text().value).toBe(''));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text().value).toBe('Gleaning'));
    await choose('All notes');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete “Gleaning”' }));
    const dialog = within(screen.getByRole('dialog', { name: 'All notes' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Gleaning/ }));
    await waitFor(() => expect(text().value).toBe('Gleaning'));
  });

  it('can be restored from the list of those deleted lately', async () => {
    await openPanel();
    await userEvent.type(text(), 'Gleaning');
    await choose('Delete this note');
    await choose('All notes');
    await userEvent.click(await screen.findByText('Recently deleted: 1 note'));
    await userEvent.click(screen.getByRole('button', { name: 'Restore “Gleaning”' }));
    await waitFor(() => expect(screen.queryByText(/^Recently deleted/)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text().value).toBe('Gleaning'));
  });
});

describe('earlier versions', () => {
  it('are restored', async () => {
    await openPanel();
    await userEvent.type(text(), 'one');
    await press('Save');
    await screen.findByText(/^Saved \d/);
    await userEvent.type(text(), ' and two');
    await choose('Earlier versions');
    await userEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
    await waitFor(() => expect(text().value).toBe('one'));
  });
});

describe('a note for the journal', () => {
  it('requires a text', async () => {
    await openPanel();
    await userEvent.type(title(), 'Only a title');
    await press('Keep in journal');
    expect((await screen.findByRole('alert')).textContent).toBe('Please add some notes before saving');
  });

  it('waits in the outbox once and says so, however often it is saved', async () => {
    const owner = await openPanel();
    await userEvent.type(text(), 'Your God, my God.');
    await press('Keep in journal');
    expect(await screen.findByText('Waiting for the journal')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep in journal' })).toBeNull();
    await userEvent.type(text(), ' Amen.');
    await press('Keep in journal');
    await screen.findByText('Waiting for the journal');
    expect(await entryStore.readAll(`${owner}/`)).toMatchObject([
      {
        shared: null,
        working: { title: 'Ruth 1:16', content: 'Your God, my God. Amen.', scripture: 'Ruth 1:16' },
      },
    ]);
  });

  it('is announced as saved once per action, and as updated when it already had an entry', async () => {
    await openPanel();
    await userEvent.type(text(), 'Gleaning');
    await press('Keep in journal');
    expect(await screen.findAllByText('Notes saved to journal successfully!')).toHaveLength(1);
    await userEvent.type(text(), ' barley');
    await press('Keep in journal');
    expect(await screen.findAllByText('Journal entry updated!')).toHaveLength(1);
    expect(screen.queryAllByText('Notes saved to journal successfully!').length).toBeLessThan(2);
  });

  it('is announced as saved in the journal when the server has stored it', async () => {
    const owner = await openPanel();
    await userEvent.type(text(), 'Gleaning');
    await press('Keep in journal');
    await screen.findByText('Waiting for the journal');
    const { key } = (await entryOf(owner))!;
    const known = { version: 1, text: 1 };
    await act(() =>
      entryStore.change(
        entryPath(owner, key),
        (stored) => stored && { ...stored, sent: null, shared: { known, fields: stored.working } },
      ),
    );
    expect(await screen.findByText('In your journal')).toBeTruthy();
  });

  it('reports a failure of the server, and keeps the text', async () => {
    const replies = { 'POST /api/journal/sync': refusal(500, 'INTERNAL') };
    const { owner } = await showToReader(<NotesPanel passage="Ruth 1:16" />, { replies });
    await userEvent.type(text(), 'Gleaning');
    await press('Keep in journal');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save to journal');
    expect(text().value).toBe('Gleaning');
    expect((await entryOf(owner))?.working.content).toBe('Gleaning');
  });

  it('stays on the device on the free tier, and the reader learns what the journal offers', async () => {
    const owner = await openPanel('free');
    await userEvent.type(text(), 'Gleaning');
    await press('Keep in journal');
    expect(await screen.findByRole('dialog', { name: 'The journal comes with Plus' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    expect(await entryOf(owner)).toBeUndefined();
    await press('Not now');
    expect(text().value).toBe('Gleaning');
  });

  it('is rejected when it exceeds the maximum length of an entry', async () => {
    await openPanel();
    fireEvent.change(text(), { target: { value: 'a'.repeat(50_001) } });
    await press('Keep in journal');
    expect((await screen.findByRole('alert')).textContent).toBe('Must be no more than 50000 characters');
  });
});
