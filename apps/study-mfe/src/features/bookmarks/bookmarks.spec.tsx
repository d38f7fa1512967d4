import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { showToReader, showToVisitor } from '../../../test/as-reader.js';
import { BookmarkButton } from './components/bookmark-button.js';
import { BookmarkList } from './components/bookmark-list.js';

const PSALM = { id: 'Ps.23', reference: 'Psalm 23', translationId: 'WEB', text: 'Yahweh is my shepherd' };
const addressOf = (reference: string, translationId: string) => `/study?ref=${reference}&in=${translationId}`;

const button = () => screen.getByRole('button', { name: 'Bookmark this passage' });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const pressUntil = async (pressed: boolean) => {
  await userEvent.click(button());
  await waitFor(() => expect(isPressed()).toBe(pressed));
};

const page = (
  <>
    <BookmarkButton passage={PSALM} />
    <BookmarkList addressOf={addressOf} />
  </>
);

const SERVER = {
  'GET /api/bookmarks': data({ bookmarks: [], next: null }),
  'PUT /api/bookmarks': data({ bookmarks: [] }),
};

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the bookmark of a passage', () => {
  it('is added and removed, and both are announced', async () => {
    await showToReader(page, { replies: SERVER });
    expect(isPressed()).toBe(false);
    await pressUntil(true);
    expect(await screen.findByText('Bookmarked: Psalm 23')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Psalm 23' });
    expect(link.getAttribute('href')).toBe('/study?ref=Psalm 23&in=WEB');
    await pressUntil(false);
    expect(screen.queryByRole('link', { name: 'Psalm 23' })).toBeNull();
  });

  it('is restored with its note by undo', async () => {
    await showToReader(page, { replies: SERVER });
    await pressUntil(true);
    await userEvent.click(screen.getByRole('button', { name: 'Write a note on Psalm 23' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note on Psalm 23' }), 'For my mother');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('For my mother')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the bookmark of Psalm 23' }));
    await waitFor(() => expect(isPressed()).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(await screen.findByText('For my mother')).toBeTruthy();
    expect(isPressed()).toBe(true);
  });

  it('is stored for a visitor too, and moves to the account at sign-in', async () => {
    await showToVisitor(<BookmarkButton passage={PSALM} />);
    await pressUntil(true);
    const { sentTo } = await showToReader(<BookmarkList addressOf={addressOf} />, { replies: SERVER });
    expect(await screen.findByRole('link', { name: 'Psalm 23' })).toBeTruthy();
    await waitFor(() => expect(sentTo('PUT /api/bookmarks')).toHaveLength(1));
    expect(JSON.parse(String(sentTo('PUT /api/bookmarks')[0]!.init.body))).toMatchObject({
      bookmarks: [{ ...PSALM, removedAt: null }],
    });
  });

  it('is shown when it was added on another device', async () => {
    const at = '2026-03-01T10:00:00.000Z';
    const elsewhere = { ...PSALM, notes: '', notesAt: null, createdAt: at, updatedAt: at, removedAt: null };
    const replies = { ...SERVER, 'GET /api/bookmarks': data({ bookmarks: [elsewhere], next: null }) };
    await showToReader(<BookmarkButton passage={PSALM} />, { replies });
    await waitFor(() => expect(isPressed()).toBe(true));
  });

  it("is named in the reader's language", async () => {
    await showToReader(page, { replies: SERVER });
    await pressUntil(true);
    await act(() => changeLanguage('es'));
    expect(await screen.findByRole('link', { name: 'Salmo 23' })).toBeTruthy();
    await act(() => changeLanguage('en'));
  });
});

describe('the list of bookmarks', () => {
  it('explains how to add the first', async () => {
    await showToReader(<BookmarkList addressOf={addressOf} />, { replies: SERVER });
    expect(await screen.findByText(/^No bookmarks yet/)).toBeTruthy();
  });
});
