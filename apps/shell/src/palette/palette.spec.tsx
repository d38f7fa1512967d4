import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal, type Reply } from '@word-unfolded/api-client/testing';
import type { FoundItem, SearchEverythingAnswer, User } from '@word-unfolded/contracts';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { startTheme, themeStore } from '@word-unfolded/ui';
import { address, forgetDevice, showApplication, type Replies } from '../../test/show-application.js';
import { Frame } from '../frame/frame.js';

const item = (source: FoundItem['source'], title: string, more: Partial<FoundItem> = {}): FoundItem => ({
  source,
  id: `${source}-id`,
  title,
  titleRanges: [],
  excerpt: '',
  ranges: [],
  passage: '',
  inVerses: false,
  date: null,
  score: 0.5,
  ...more,
});

const VERSE = item('scripture', 'Romans 8:28', {
  id: 'WEB.45008028',
  passage: 'Romans 8:28',
  excerpt: 'We know that all things work together',
  ranges: [{ start: 13, end: 28 }],
  score: 0.9,
});

const RV1909 = {
  id: 'spa_r09',
  abbreviation: 'RV1909',
  name: 'Reina-Valera 1909',
  language: 'es',
  edition: 'spaRV1909eb',
  licence: 'Public domain',
  notice: 'Reina-Valera 1909. Public domain.',
  available: true,
  unavailableReason: null,
  verseCount: 31_102,
};

const answerOf = (...results: FoundItem[]): SearchEverythingAnswer => ({
  results,
  totals: {},
  corrections: [],
  partial: [],
  next: null,
});

/** The frame with a page, and the answers of the search by its words. */
const show = (answers: Record<string, Reply> = {}, reader?: Partial<User>, more: Replies = {}) =>
  showApplication('/help', {
    routes: [{ element: <Frame />, children: [{ path: '*', element: <input aria-label="Other field" /> }] }],
    replies: {
      'GET /api/scripture/translations': data([]),
      ...(Object.fromEntries(
        Object.entries(answers).map(([q, answer]) => [
          `GET /api/search?${new URLSearchParams({ q, limit: '24' }).toString()}`,
          [answer],
        ]),
      ) as Replies),
      ...more,
    },
    ...(reader && { reader }),
  });

const open = async (keys = '/') => {
  await userEvent.keyboard(keys);
  return screen.findByRole('combobox', { name: /Words, a reference/ });
};
const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeAll(async () => {
  await startTexts('en');
  startTheme();
});
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

describe('the palette', () => {
  it('opens by / and by Ctrl K, also from a field, and Escape closes it and returns the focus', async () => {
    await show();
    const field = screen.getByRole('textbox', { name: 'Other field' });
    field.focus();
    await userEvent.keyboard('/');
    expect(screen.queryByRole('combobox')).toBeNull();
    const box = await open('{Control>}k{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('shows verses with their text for words, and Enter opens the best one', async () => {
    await show({ 'all things work': data(answerOf(VERSE)) });
    await open();
    await userEvent.keyboard('all things work');
    const line = await screen.findByRole('option', { name: /Romans 8:28/ });
    expect(within(line).getByText('all things work').tagName).toBe('MARK');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/?ref=Romans+8%3A28'));
  });

  it('names the translation of a verse as readers know it', async () => {
    const verse = item('scripture', 'Romanos 8:28', { id: 'spa_r09.45008028', passage: 'Romanos 8:28' });
    await show(
      { 'a los que': data(answerOf(verse)) },
      {},
      {
        'GET /api/scripture/translations': data([RV1909]),
      },
    );
    await open();
    await userEvent.keyboard('a los que');
    await screen.findByRole('option', { name: /Romanos 8:28.*RV1909/ });
    expect(screen.queryByText(/spa_r09/)).toBeNull();
  });

  it('opens a typed reference', async () => {
    await show({ 'Mark 1:1': data(answerOf()) }, {});
    await open();
    await userEvent.keyboard('Mark 1:1');
    await screen.findByRole('option', { name: 'Open Mark 1:1' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/word-unfolded?ref=Mark+1%3A1'));
  });

  it('groups what the reader has by its best result, and moves through it with the arrow keys', async () => {
    const entry = item('journal', 'My entry', { id: '64b0000000000000000000a1', score: 0.95 });
    await show({ things: data(answerOf(entry, VERSE)) }, { subscriptionTier: 'plus' });
    const box = await open();
    await userEvent.keyboard('things');
    await screen.findByRole('option', { name: /My entry/ });
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
    expect(groups.map((id) => document.getElementById(id!)?.textContent)).toEqual([
      'Journal',
      'Verses',
      'Scripture',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    const active = document.getElementById(box.getAttribute('aria-activedescendant')!);
    expect(active?.textContent).toContain('Romans 8:28');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/journal/64b0000000000000000000a1'));
  });

  it('goes to pages, does actions, and asks before it signs out', async () => {
    await show({}, { subscriptionTier: 'plus', name: 'Ruth' });
    await open();
    await userEvent.keyboard('dark');
    await screen.findByRole('option', { name: 'Dark theme' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(themeStore.getState().mode).toBe('dark'));
    await open();
    await userEvent.keyboard('new jou');
    await screen.findByRole('option', { name: 'New journal entry' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/journal/edit/new'));
    await open();
    await userEvent.keyboard('sign out');
    await screen.findByRole('option', { name: 'Sign out' });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Sign out of Ruth’s account?' })).toBeTruthy();
  });

  it('offers visitors only what they may open', async () => {
    await show();
    await open();
    expect(lines()).not.toContain('Sign out');
    expect(lines()).not.toContain('New journal entry');
    expect(lines()).toContain('Help');
  });

  it('says that nothing was found, what was corrected, and what is missing', async () => {
    await show({
      nothing: data(answerOf()),
      thigns: data({
        ...answerOf(VERSE),
        corrections: [{ from: 'thigns', to: 'things' }],
        partial: ['chats'],
      }),
    });
    await open();
    await userEvent.keyboard('nothing');
    expect(await screen.findByText(/Nothing contains “nothing”/)).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('thigns');
    expect(await screen.findByText(/These are the results for “things”/)).toBeTruthy();
    expect(screen.getByText(/Missing: Conversations/)).toBeTruthy();
  });

  it('corrects nothing that is the name of a page', async () => {
    await show({
      help: data({ ...answerOf(VERSE), corrections: [{ from: 'help', to: 'helped' }] }),
    });
    await open();
    await userEvent.keyboard('help');
    await screen.findByRole('option', { name: /Romans 8:28/ });
    expect(screen.queryByText(/These are the results for/)).toBeNull();
  });

  it('corrects nothing that is a reference, also behind a word that asks to open it', async () => {
    await show(
      { 'open 1co13': data({ ...answerOf(VERSE), corrections: [{ from: '1co13', to: '13' }] }) },
      {},
    );
    await open();
    await userEvent.keyboard('open 1co13');
    await screen.findByRole('option', { name: 'Open 1 Corinthians 13' });
    await screen.findByRole('option', { name: /Romans 8:28/ });
    expect(screen.queryByText(/These are the results for/)).toBeNull();
  });

  it('opens the reference beside words, and searches for the words', async () => {
    await show({ love: data(answerOf(VERSE)) }, {});
    await open();
    await userEvent.keyboard('1 cor 13 love');
    await screen.findByRole('option', { name: 'Open 1 Corinthians 13' });
    await screen.findByRole('option', { name: /Romans 8:28/ });
  });

  it('says that it does not search for more than 200 characters', async () => {
    await show({ ['x'.repeat(200)]: data(answerOf()) });
    await open();
    await userEvent.paste('x'.repeat(300));
    expect(await screen.findByText(/at most 200 characters/)).toBeTruthy();
  });

  it('does not say that nothing was found beside a reference, an action or a page', async () => {
    await show({ Mt5: data(answerOf()), help: data(answerOf()) }, {});
    await open();
    await userEvent.keyboard('Mt5');
    await screen.findByRole('option', { name: 'Open Matthew 5' });
    await waitFor(() => expect(screen.getByText(/^\d+ results?$/)).toBeTruthy());
    expect(screen.queryByText(/Nothing contains/)).toBeNull();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('help');
    await screen.findByRole('option', { name: 'Help' });
    await waitFor(() => expect(screen.getByText(/^\d+ results?$/)).toBeTruthy());
    expect(screen.queryByText(/Nothing contains/)).toBeNull();
  });

  it('says that a chapter does not exist, and does not offer to open it', async () => {
    await show({ 'Open Hebrews 14': data(answerOf()) });
    await open();
    await userEvent.keyboard('Open Hebrews 14');
    await screen.findByRole('option', { name: 'Hebrews has 13 chapters; there is no chapter 14.' });
    expect(screen.queryByRole('option', { name: /^Open/ })).toBeNull();
  });

  it('says that the search failed, and tries again', async () => {
    await show({ grace: refusal(400, 'VALIDATION_FAILED') });
    await open();
    await userEvent.keyboard('grace');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
