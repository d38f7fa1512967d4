import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScriptureSuggestion } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { fakeApi } from '../../../test/fake-api.js';
import { answerOf, lineOf, verseOf } from '../../../test/fake-passages.js';
import { foundVerse, searchOf } from '../../../test/fake-search.js';
import { addressOf, openReader, passageTitle } from '../../../test/open-reader.js';

const SUGGESTIONS: ScriptureSuggestion[] = [
  { kind: 'reference', text: 'Ruth 2', osis: 'Ruth.2' },
  { kind: 'words', text: 'ruthless' },
];

async function openWithSuggestions() {
  const begun: string[] = [];
  fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Words. ')])]), {
    '/api/scripture/suggest': (query) => {
      begun.push(query.get('q') ?? '');
      return SUGGESTIONS;
    },
  });
  const router = await openReader('/word-unfolded?ref=Ruth+1&translation=INV');
  await passageTitle('Ruth 1');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Reference or words' });
  const write = async (text: string) => {
    await userEvent.clear(box);
    await userEvent.type(box, text);
    await screen.findByRole('listbox', { name: 'Suggestions' });
  };
  return { router, box, write, begun };
}

const suggested = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the combobox', () => {
  it('shows suggestions while the reader types, and announces their number', async () => {
    const { box, write } = await openWithSuggestions();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await write('ru');
    expect(suggested()).toHaveLength(2);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2 suggestions')).toBeTruthy();
  });

  it('suggests the verses that say the words, with their text, instead of other words', async () => {
    const found = searchOf([
      foundVerse(16, 'Where you go, I will go.', { match: 'phrase' }),
      foundVerse(2, 'Let me go to the field.', { match: 'some-words' }),
    ]);
    fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Words. ')])]), {
      '/api/scripture/suggest': () => [{ kind: 'words', text: 'where you going' }],
      '/api/scripture/search': () => found,
    });
    const router = await openReader('/word-unfolded?ref=Ruth+1&translation=INV');
    await passageTitle('Ruth 1');
    const box = screen.getByRole('combobox', { name: 'Reference or words' });
    await userEvent.clear(box);
    await userEvent.type(box, 'where you go');
    await screen.findByText('Where you go, I will go.');
    expect(suggested().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ruth 1:16')]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(decodeURIComponent(addressOf(router))).toContain('Ruth+1:16'));
  });

  it('moves through the suggestions by arrow keys, and opens the active one', async () => {
    const { router, box, write } = await openWithSuggestions();
    await write('ru');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption(box)).toContain('Ruth 2');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption(box)).toContain('ruthless');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption(box)).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+2&translation=INV');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('submits the text when no suggestion is active', async () => {
    const { router, write } = await openWithSuggestions();
    await write('ruth 3');
    await userEvent.keyboard('{Enter}');
    expect(addressOf(router)).toBe('/word-unfolded?ref=ruth+3&translation=INV');
  });

  it('opens a suggestion when it is pressed', async () => {
    const { router, write } = await openWithSuggestions();
    await write('ru');
    await userEvent.click(screen.getByRole('option', { name: /Ruth 2/ }));
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+2&translation=INV');
  });

  it('closes the list on Escape, and restores the open reference on a second Escape', async () => {
    const { box, write } = await openWithSuggestions();
    await write('ru');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box.value).toBe('ru');
    await userEvent.keyboard('{Escape}');
    expect(box.value).toBe('Ruth 1');
  });

  it('completes the last reference of a list, and keeps the earlier ones', async () => {
    const { router, write, begun } = await openWithSuggestions();
    await write('Rom 8:28; ru');
    await waitFor(() => expect(begun.at(-1)).toBe('ru'));
    await waitFor(() => expect(suggested()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(addressOf(router)).toBe('/word-unfolded?ref=Rom+8:28;+Ruth+2&translation=INV');
  });
});

describe('the table of books', () => {
  it('selects book, chapter and verse by keyboard alone', async () => {
    const { router } = await openWithSuggestions();
    await screen.findByRole('option', { name: 'Invented Bible' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose book, chapter and verse' }));
    const judges = await screen.findByRole('button', { name: 'Judges' });
    expect(document.activeElement).toBe(judges);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await screen.findByRole('group', { name: 'Chapters of Ruth' });
    await userEvent.keyboard('{End}{Enter}');
    await screen.findByRole('group', { name: 'Verses' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+2:3&translation=INV');
  });

  it('opens a whole chapter', async () => {
    const { router } = await openWithSuggestions();
    await screen.findByRole('option', { name: 'Invented Bible' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose book, chapter and verse' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ruth' }));
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'The whole chapter' }));
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+2&translation=INV');
  });
});
