import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { standInForApi } from '../../../../test/api-stand-in.js';
import { answerOf, lineOf, verseOf } from '../../../../test/invented-passages.js';
import { foundVerse, searchOf } from '../../../../test/invented-search.js';
import { ask, openReader, passageTitle } from '../../../../test/open-reader.js';

const RUTH = answerOf('Ruth 1:1–2', [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])]);

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('while a passage is on its way', () => {
  it('says so once the wait is long enough to be noticed', async () => {
    jest.useFakeTimers();
    standInForApi(() => 'never');
    await openReader('/word-unfolded?ref=Ruth+1');
    expect(screen.queryByText('Ruth 1 is on its way')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Ruth 1 is on its way')).toBeTruthy();
  });
});

describe('a passage that cannot be opened', () => {
  const NOT_THERE = CatalogueError.of('SCRIPTURE_VERSE_NOT_FOUND', {
    chapter: 'Ruth 1',
    verses: 22,
    verse: 40,
  });

  it('says why in the words of the catalogue, and keeps what was open', async () => {
    standInForApi((reference) => (reference === 'Ruth 1:40' ? NOT_THERE : RUTH));
    await openReader('/word-unfolded?ref=Ruth+1:1-2');
    await passageTitle('Ruth 1:1–2');
    await ask('Ruth 1:40');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(NOT_THERE.textIn('en'));
    expect(alert.textContent).toContain('Ruth 1:1–2 stays open below.');
    expect(screen.getByText(/family/)).toBeTruthy();
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Reference or words' });
    expect(box.value).toBe('Ruth 1:40');
    await userEvent.click(screen.getByRole('button', { name: 'Change the reference' }));
    expect(document.activeElement).toBe(box);
  });

  it('offers examples when nothing was open', async () => {
    standInForApi(() => NOT_THERE);
    await openReader('/word-unfolded?ref=Ruth+1:40');
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Psalm 23' })).toBeTruthy();
  });

  it('is tried again when the fault was ours', async () => {
    let isUp = false;
    standInForApi(() => (isUp ? RUTH : CatalogueError.of('SERVICE_UNAVAILABLE')));
    await openReader('/word-unfolded?ref=Ruth+1');
    expect((await screen.findByRole('alert')).textContent).toContain('is not available right now');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await passageTitle('Ruth 1:1–2')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('words that are no reference', () => {
  const NOT_UNDERSTOOD = CatalogueError.of('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
  const onlyRuth = (reference: string) => (reference.startsWith('Ruth') ? RUTH : NOT_UNDERSTOOD);

  it('find the verses that have them, in the translation that is open', async () => {
    const asked: string[] = [];
    standInForApi(onlyRuth, {
      '/api/scripture/search': (query) => {
        asked.push(query.toString());
        return searchOf([foundVerse(2, 'A family.')]);
      },
    });
    await openReader('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
    await passageTitle('Ruth 1:1–2');
    await ask('a family');
    expect((await screen.findByRole('link', { name: 'Ruth 1:2' })).getAttribute('href')).toBe(
      '/word-unfolded?ref=Ruth+1:2&translation=INV',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual(['q=a+family&translation=INV&page=1']);
  });

  it('that no verse has are said to be neither', async () => {
    standInForApi(onlyRuth, { '/api/scripture/search': () => searchOf([]) });
    await openReader('/word-unfolded?ref=hello');
    expect(await screen.findByRole('heading', { name: 'No verse has “hello”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Psalm 23' })).toBeTruthy();
  });
});

describe('an answer without a verse', () => {
  it('teaches what to ask for', async () => {
    standInForApi(() => ({ ...RUTH, reference: '', passages: [] }));
    await openReader('/word-unfolded?ref=nothing');
    expect(await screen.findByRole('heading', { name: 'No content available' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Psalm 23' })).toBeTruthy();
  });
});

describe('a long passage', () => {
  it('goes on when the reader asks for more, in the reference that the answer gave', async () => {
    const rest = answerOf('Ruth 2', [verseOf(1, [lineOf('Gleaning. ')], { chapter: 2 })]);
    const asked = standInForApi((reference) =>
      reference === 'Ruth.2' ? rest : { ...RUTH, reference: 'Ruth', next: 'Ruth.2' },
    );
    await openReader('/word-unfolded?ref=Ruth&translation=INV');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue reading' }));
    expect(await screen.findByText(/Gleaning/)).toBeTruthy();
    expect(asked.at(-1)).toBe('/api/proxy/bible/passage?ref=Ruth.2&translation=INV');
    expect(screen.queryByRole('button', { name: 'Continue reading' })).toBeNull();
  });
});

describe('the rest of a long passage', () => {
  it('that does not come leaves the beginning, says why, and can be asked for again', async () => {
    let isUp = false;
    const rest = answerOf('Ruth 2', [verseOf(1, [lineOf('Gleaning. ')], { chapter: 2 })]);
    standInForApi((reference) => {
      if (reference !== 'Ruth.2') return { ...RUTH, next: 'Ruth.2' };
      return isUp ? rest : CatalogueError.of('SERVICE_UNAVAILABLE');
    });
    await openReader('/word-unfolded?ref=Ruth&translation=INV');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue reading' }));
    expect((await screen.findByRole('alert')).textContent).toContain('is not available right now');
    expect(screen.getByText(/family/)).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Continue reading' }));
    expect(await screen.findByText(/Gleaning/)).toBeTruthy();
  });
});
