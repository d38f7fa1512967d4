import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, errorText, type SearchAnswer } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { fakeApi, type AnswerPassage } from '../../../test/fake-api.js';
import { answerOf } from '../../../test/fake-passages.js';
import { foundVerse, searchOf } from '../../../test/fake-search.js';
import { addressOf } from '../../../test/open-reader.js';
import { Explorer } from './explorer.js';

type Answer = (query: URLSearchParams) => SearchAnswer | AppError;

const readPassage: AnswerPassage = (reference) => (/\d/.test(reference) ? answerOf(reference, []) : 'never');

async function openExplorer(address: string, answer: Answer, passage = readPassage) {
  const requests: string[] = [];
  fakeApi(passage, {
    '/api/scripture/search': (query) => {
      requests.push(decodeURIComponent(query.toString()));
      return answer(query);
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/app', element: <Explorer /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [address],
    },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  return { router, asked: requests };
}

const GLEANING = searchOf([
  foundVerse(2, 'Let me glean in the field.', { highlights: [{ start: 7, end: 12 }] }),
  foundVerse(7, 'Please let me glean.', { translationId: 'OTRA', reference: 'Rut 1:7' }),
]);

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
});
afterEach(() => jest.restoreAllMocks());

describe('the Explorer', () => {
  it('explains how to search before the first search', async () => {
    const { asked } = await openExplorer('/app', () => GLEANING);
    expect(await screen.findByRole('heading', { name: 'What do you remember of the verse?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'faith hope love' }).getAttribute('href')).toBe(
      '/app?q=faith+hope+love',
    );
    expect(asked).toEqual([]);
  });

  it('shows the matches highlighted, and links each verse to its place in its translation', async () => {
    await openExplorer('/app?q=glean&in=INV,OTRA', () => GLEANING);
    const found = await screen.findByRole('region', { name: 'Verses for glean' });
    expect(within(found).getByText('glean').tagName).toBe('MARK');
    expect(within(found).getByRole('link', { name: 'Ruth 1:2' }).getAttribute('href')).toBe(
      '/word-unfolded?ref=Ruth+1:2&translation=INV',
    );
    expect(within(found).getByRole('link', { name: 'Rut 1:7' }).getAttribute('href')).toBe(
      '/word-unfolded?ref=Rut+1:7&translation=OTRA',
    );
    expect(found.textContent).toContain('2 verses in INV, those with all the words first');
  });

  it('counts the verses of each book above them, and leads to those of one book', async () => {
    const books = [
      { book: 'Ruth', verses: 3 },
      { book: 'Isa', verses: 1 },
    ];
    await openExplorer('/app?q=glean&in=INV', () => ({ ...GLEANING, books }));
    await userEvent.click(await screen.findByText('Show as table'));
    expect(screen.getByRole('row', { name: 'Ruth 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Isaiah' }).getAttribute('href')).toBe(
      '/app?q=glean&in=INV&book=Isa',
    );
  });

  it('searches within the selected filters', async () => {
    const { router, asked } = await openExplorer('/app?q=glean&in=INV&page=3', () => GLEANING);
    await screen.findByRole('region', { name: 'Verses for glean' });
    await userEvent.selectOptions(screen.getByLabelText('Testament'), 'Old Testament');
    await userEvent.selectOptions(await screen.findByLabelText('Book'), 'Ruth');
    await userEvent.click(screen.getByRole('checkbox', { name: 'OTRA' }));
    expect(addressOf(router)).toBe('/app?q=glean&in=INV,OTRA&testament=old&book=Ruth');
    expect(asked.at(-1)).toBe('q=glean&translation=INV,OTRA&testament=old&book=Ruth&page=1');
  });

  it('resets a book that is not in the selected testament', async () => {
    const { router } = await openExplorer('/app?q=glean&in=INV&book=Ruth', () => GLEANING);
    await screen.findByRole('option', { name: 'Ruth' });
    await userEvent.selectOptions(screen.getByLabelText('Testament'), 'New Testament');
    expect(addressOf(router)).toBe('/app?q=glean&in=INV&testament=new');
  });

  it('offers the next page, and moves the focus to its beginning', async () => {
    const pagination = { page: 1, limit: 20, total: 45, pages: 3 };
    const { router } = await openExplorer('/app?q=glean&page=2', (query) => ({
      ...GLEANING,
      pagination: { ...pagination, page: Number(query.get('page')) },
    }));
    const pages = await screen.findByRole('navigation', { name: 'Pages of verses' });
    expect(pages.textContent).toContain('Page 2 of 3');
    await userEvent.click(within(pages).getByRole('link', { name: 'Next page' }));
    expect(addressOf(router)).toBe('/app?q=glean&page=3');
    expect(await screen.findByText('Page 3 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Verses for glean' }));
  });

  it('says which word it searched instead of a word that no verse contains', async () => {
    const correction = { query: 'glean', words: [{ from: 'gleen', to: 'glean' }] };
    await openExplorer('/app?q=gleen', () => ({ ...GLEANING, correction }));
    expect(await screen.findByText(/No verse contains “gleen”/)).toBeTruthy();
  });

  it('tells what the words name beside verses, instead of saying that nothing was found', async () => {
    await openExplorer('/app?q=agape', () =>
      searchOf([], {
        lexicon: [{ strongs: 'G26', lemma: 'ἀγάπη', transliteration: 'agápē', gloss: 'love', verses: 106 }],
        passages: [{ title: 'Gleaning', reference: 'Ruth 2', osis: 'Ruth.2' }],
        absentBook: 'Baruch',
        otherEdition: { asked: ['OTRA'] },
      }),
    );
    expect(await screen.findByRole('button', { name: /agápē.*love.*G26.*106 verses/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gleaning: Ruth 2' }).getAttribute('href')).toContain('Ruth+2');
    expect(screen.getByText(/The book Baruch is not in/)).toBeTruthy();
    expect(screen.getByText(/OTRA does not have these words/)).toBeTruthy();
    expect(screen.queryByText('No verse contains these words')).toBeNull();
  });

  it.each([
    ['G99999', 'There is no Strong’s number G99999'],
    ['Strong 26', 'This number is in both dictionaries'],
  ])("says what a Strong's number is: %s", async (typed, said) => {
    const { asked } = await openExplorer(`/app?q=${encodeURIComponent(typed)}`, () => searchOf([]));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('offers to search everywhere when nothing was found in a part', async () => {
    await openExplorer('/app?q=glean&in=INV&testament=new', () => searchOf([]));
    expect(await screen.findByRole('heading', { name: 'No verse contains these words' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe(
      '/app?q=glean&in=INV',
    );
  });

  it('shows the error, and retries', async () => {
    let isUp = false;
    await openExplorer('/app?q=glean', () => (isUp ? GLEANING : AppError.of('SERVICE_UNAVAILABLE')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch passage');
    expect(alert.textContent).toContain('We could not connect to the Bible service.');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Verses for glean' })).toBeTruthy();
  });

  it.each([
    ['Ruth 1:2', 'PASSAGE_FETCH_FAILED', 'INTERNAL'],
    ['Ruth 1:2', 'PASSAGE_LOAD_FAILED', 'INVALID_RESPONSE_FORMAT'],
    ['glean', 'PASSAGE_FETCH_FAILED', 'INTERNAL'],
    ['glean', 'PASSAGE_LOAD_FAILED', 'INVALID_RESPONSE_FORMAT'],
  ] as const)('has its own message for %s, %s', async (words, said, code) => {
    await openExplorer(
      `/app?q=${encodeURIComponent(words)}`,
      () => AppError.of(code),
      () => AppError.of(code),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(errorText(said, 'en'));
  });

  it('reports a chapter that no Bible has, instead of verses with its name', async () => {
    const noChapter = { book: 'Romans', chapters: 16, chapter: 99 };
    await openExplorer(
      '/app?q=Romans+99',
      () => GLEANING,
      () => AppError.of('SCRIPTURE_CHAPTER_NOT_FOUND', noChapter),
    );
    const said = errorText('SCRIPTURE_CHAPTER_NOT_FOUND', 'en', noChapter);
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(screen.queryByRole('region', { name: 'Verses for Romans 99' })).toBeNull();
  });

  it('offers the passage when the query is also a reference', async () => {
    await openExplorer('/app?q=Ruth+1:2', () => searchOf([]));
    const link = await screen.findByRole('link', { name: 'Open Ruth 1:2' });
    expect(link.getAttribute('href')).toBe('/word-unfolded?ref=Ruth+1:2');
  });
});
