import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { NotesDrawer } from './components/notes-drawer.js';

const text = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the notes drawer', () => {
  it('opens for writing, and returns the focus to its button when collapsed', async () => {
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

  it('is restored at the next visit without taking the focus', async () => {
    window.localStorage.setItem('notesDrawer', 'open');
    await showToReader(<NotesDrawer passage="Ruth 1" isWide />);
    expect(text()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not a drawer on a phone', async () => {
    await showToReader(<NotesDrawer passage="Ruth 1" isWide={false} />);
    expect(text()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the notes' })).toBeNull();
  });
});
