import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { fakeApi } from '../../../../test/fake-api.js';
import { answerOf, lineOf, verseOf } from '../../../../test/fake-passages.js';
import { foundVerse, searchOf } from '../../../../test/fake-search.js';
import { ask, openReader, passageTitle } from '../../../../test/open-reader.js';

const RUTH = answerOf('Ruth 1:1–2', [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])]);

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('while a passage loads', () => {
  it('a message appears once the wait is noticeable', async () => {
    jest.useFakeTimers();
    fakeApi(() => 'never');
    await openReader('/word-unfolded?ref=Ruth+1');
    expect(screen.queryByText('Loading Ruth 1')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Loading Ruth 1')).toBeTruthy();
  });
});

describe('a passage that cannot be opened', () => {
  const NOT_THERE = AppError.of('SCRIPTURE_VERSE_NOT_FOUND', {
    chapter: 'Ruth 1',
    verses: 22,
    verse: 40,
  });

  it('shows the registered error text, and keeps the open passage', async () => {
    fakeApi((reference) => (reference === 'Ruth 1:40' ? NOT_THERE : RUTH));
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

  it('offers examples when no passage was open', async () => {
    fakeApi(() => NOT_THERE);
    await openReader('/word-unfolded?ref=Ruth+1:40');
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Psalm 23' })).toBeTruthy();
  });

  it('is retried when the error was ours', async () => {
    let isUp = false;
    fakeApi(() => (isUp ? RUTH : AppError.of('SERVICE_UNAVAILABLE')));
    await openReader('/word-unfolded?ref=Ruth+1');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch scripture');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await passageTitle('Ruth 1:1–2')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a passage that fails for lack of a connection', () => {
  it('explains possible causes, and offers what can be read instead', async () => {
    fakeApi(() => AppError.of('SERVICE_UNAVAILABLE'));
    await openReader('/word-unfolded?ref=Ruth+1');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not connect to the Bible service.');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findByRole('link', { name: 'John 3:16' })).toBeTruthy();
  });

  it.each([
    ['Romans 8:28', /all things work together for good/],
    ['Rm 8:28-29', /firstborn among many brothers/],
    ['Jn 3:16', /he gave his only born/],
    ['Ps 23:1', /is my shepherd/],
    ['Gen. 1:1', /In the beginning, God/],
  ])('is shown nevertheless when it is bundled with every page: %s', async (reference, words) => {
    fakeApi(() => AppError.of('SERVICE_UNAVAILABLE'));
    await openReader(`/word-unfolded?ref=${encodeURIComponent(reference)}`);
    expect((await screen.findByRole('article')).textContent).toMatch(words);
    expect(screen.getByText(/Read from this device/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is an error beside the bundled text when another translation was asked for', async () => {
    fakeApi(() => AppError.of('SERVICE_UNAVAILABLE'));
    await openReader('/word-unfolded?ref=John+3:16&translation=INV');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch scripture');
    expect((await screen.findByRole('article')).textContent).toMatch(/he gave his only born/);
  });
});

describe('a query that is not a reference', () => {
  const NOT_UNDERSTOOD = AppError.of('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
  const onlyRuth = (reference: string) => (reference.startsWith('Ruth') ? RUTH : NOT_UNDERSTOOD);

  it('finds the verses that contain its words, in the open translation', async () => {
    const requests: string[] = [];
    fakeApi(onlyRuth, {
      '/api/scripture/search': (query) => {
        requests.push(query.toString());
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
    expect(requests).toEqual(['q=a+family&translation=INV&page=1']);
  });

  it('shows the error with its causes when the search fails', async () => {
    fakeApi(onlyRuth, { '/api/scripture/search': () => AppError.of('SERVICE_UNAVAILABLE') });
    await openReader('/word-unfolded?ref=a+family');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch scripture');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(3);
  });

  it('is reported as neither a reference nor found', async () => {
    fakeApi(onlyRuth, { '/api/scripture/search': () => searchOf([]) });
    await openReader('/word-unfolded?ref=hello');
    expect(await screen.findByRole('heading', { name: 'No verse contains “hello”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Psalm 23' })).toBeTruthy();
  });
});

describe('an answer without a verse', () => {
  it('explains what to request', async () => {
    fakeApi(() => ({ ...RUTH, reference: '', passages: [] }));
    await openReader('/word-unfolded?ref=nothing');
    expect(await screen.findByRole('heading', { name: 'No content available' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Psalm 23' })).toBeTruthy();
  });
});

describe('a long passage', () => {
  it('continues on request, with the reference that the response provides', async () => {
    const rest = answerOf('Ruth 2', [verseOf(1, [lineOf('Gleaning. ')], { chapter: 2 })]);
    const requests = fakeApi((reference) =>
      reference === 'Ruth.2' ? rest : { ...RUTH, reference: 'Ruth', next: 'Ruth.2' },
    );
    await openReader('/word-unfolded?ref=Ruth&translation=INV');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue reading' }));
    expect(await screen.findByText(/Gleaning/)).toBeTruthy();
    expect(requests.at(-1)).toBe('/api/proxy/bible/passage?ref=Ruth.2&translation=INV');
    expect(screen.queryByRole('button', { name: 'Continue reading' })).toBeNull();
  });
});

describe('the rest of a long passage', () => {
  it('keeps the beginning when it fails, shows why, and can be retried', async () => {
    let isUp = false;
    const rest = answerOf('Ruth 2', [verseOf(1, [lineOf('Gleaning. ')], { chapter: 2 })]);
    fakeApi((reference) => {
      if (reference !== 'Ruth.2') return { ...RUTH, next: 'Ruth.2' };
      return isUp ? rest : AppError.of('SERVICE_UNAVAILABLE');
    });
    await openReader('/word-unfolded?ref=Ruth&translation=INV');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue reading' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch scripture');
    expect(screen.getByText(/family/)).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Continue reading' }));
    expect(await screen.findByText(/Gleaning/)).toBeTruthy();
  });
});
