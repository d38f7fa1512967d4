import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { NotesDrawer } from './components/notes-drawer.js';

const text = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the drawer of the notes', () => {
  it('is opened to write in, and put away with the focus where it was opened', async () => {
    await showToReader(<NotesDrawer passage="Ruth 1" isWide />);
    expect(text()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
    expect(document.activeElement).toBe(text());
    await userEvent.keyboard('Gleaning');
    await userEvent.click(screen.getByRole('button', { name: 'Close the notes' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
    expect(text()?.value).toBe('Gleaning');
  });

  it('is as it was left at the next visit, and does not take the focus', async () => {
    window.localStorage.setItem('notesDrawer', 'open');
    await showToReader(<NotesDrawer passage="Ruth 1" isWide />);
    expect(text()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('is no drawer on a phone', async () => {
    await showToReader(<NotesDrawer passage="Ruth 1" isWide={false} />);
    expect(text()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the notes' })).toBeNull();
  });
});
