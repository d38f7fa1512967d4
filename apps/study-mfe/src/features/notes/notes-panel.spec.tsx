import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { NotesPanel } from './components/notes-panel.js';
import { entryKeep, entryPath, type DeviceEntry } from '@word-unfolded/offline';

/** Shows the panel to a reader whom this device has never seen; answers with whose it is. */
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
  return (await entryKeep.readAll(`${owner}/`))[0];
}

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the notepad', () => {
  it('says what the note is about, how long it is and when it was saved', async () => {
    await openPanel();
    expect(screen.getByText('On Ruth 1:16')).toBeTruthy();
    await userEvent.type(text(), 'Your people, my people.');
    expect(screen.getByText('4 words and 23 characters')).toBeTruthy();
    expect(screen.getByText('Unsaved changes, kept on this device')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  });

  it('saves by the key that everyone knows', async () => {
    await openPanel();
    await userEvent.type(title(), 'Ruth');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  });

  it('asks for a title or notes when there is nothing to save, until something is written', async () => {
    await openPanel();
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please add a title or some notes before saving');
    await userEvent.type(title(), 'R');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the choice of how often it saves by itself', async () => {
    await openPanel();
    await choose('Save every 5 minutes');
    expect(window.localStorage.getItem('notesAutosave')).toBe('300');
  });
});

describe('a new note', () => {
  it('is begun at once when everything is saved', async () => {
    await openPanel();
    await userEvent.type(text(), 'done');
    await press('Save');
    await choose('New note');
    await waitFor(() => expect(text().value).toBe(''));
    await choose('All notes');
    expect(await screen.findByRole('button', { name: /^done/ })).toBeTruthy();
  });

  it('waits until the reader has decided what becomes of unsaved changes', async () => {
    await openPanel();
    await userEvent.type(text(), 'half a thought');
    await choose('New note');
    expect(await screen.findByRole('dialog', { name: 'Save “half a thought” first?' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text().value).toBe('half a thought');
    await choose('New note');
    await userEvent.click(await screen.findByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(text().value).toBe(''));
    await choose('All notes');
    await userEvent.click(await screen.findByRole('button', { name: /^half a thought/ }));
    await waitFor(() => expect(text().value).toBe('half a thought'));
    expect(screen.getByText(/^Saved \d/)).toBeTruthy();
  });
});

describe('earlier versions', () => {
  it('come back', async () => {
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
  it('needs some notes', async () => {
    await openPanel();
    await userEvent.type(title(), 'Only a title');
    await press('Keep in journal');
    expect((await screen.findByRole('alert')).textContent).toBe('Please add some notes before saving');
  });

  it('waits in the queue and says so, once, however often it is kept', async () => {
    const owner = await openPanel();
    await userEvent.type(text(), 'Your God, my God.');
    await press('Keep in journal');
    expect(await screen.findByText('Waiting for the journal')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep in journal' })).toBeNull();
    await userEvent.type(text(), ' Amen.');
    await press('Keep in journal');
    await screen.findByText('Waiting for the journal');
    expect(await entryKeep.readAll(`${owner}/`)).toMatchObject([
      {
        shared: null,
        working: { title: 'Ruth 1:16', content: 'Your God, my God. Amen.', scripture: 'Ruth 1:16' },
      },
    ]);
  });

  it('is announced when the journal has taken it', async () => {
    const owner = await openPanel();
    await userEvent.type(text(), 'Gleaning');
    await press('Keep in journal');
    await screen.findByText('Waiting for the journal');
    const { key } = (await entryOf(owner))!;
    const known = { version: 1, text: 1 };
    await act(() =>
      entryKeep.change(
        entryPath(owner, key),
        (kept) => kept && { ...kept, sent: null, shared: { known, fields: kept.working } },
      ),
    );
    expect(await screen.findByText('Notes saved to journal successfully!')).toBeTruthy();
    expect(screen.getByText('In your journal')).toBeTruthy();
  });

  it('stays on the device of a reader of the free tier, who is told what the journal comes with', async () => {
    const owner = await openPanel('free');
    await userEvent.type(text(), 'Gleaning');
    await press('Keep in journal');
    expect(await screen.findByRole('dialog', { name: 'The journal comes with Plus' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    expect(await entryOf(owner)).toBeUndefined();
    await press('Not now');
    expect(text().value).toBe('Gleaning');
  });

  it('is refused when it is longer than an entry may be', async () => {
    await openPanel();
    fireEvent.change(text(), { target: { value: 'a'.repeat(50_001) } });
    await press('Keep in journal');
    expect((await screen.findByRole('alert')).textContent).toBe('Must be no more than 50000 characters');
  });
});
