import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueError, type SearchAnswer } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { standInForApi } from '../../../test/api-stand-in.js';
import { answerOf } from '../../../test/invented-passages.js';
import { foundVerse, searchOf } from '../../../test/invented-search.js';
import { addressOf } from '../../../test/open-reader.js';
import { Explorer } from './explorer.js';

type Answer = (query: URLSearchParams) => SearchAnswer | CatalogueError;

async function openExplorer(address: string, answer: Answer) {
  const asked: string[] = [];
  standInForApi((reference) => (/\d/.test(reference) ? answerOf(reference, []) : 'never'), {
    '/api/scripture/search': (query) => {
      asked.push(decodeURIComponent(query.toString()));
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
  return { router, asked };
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
  it('teaches how to search before anything was searched for', async () => {
    const { asked } = await openExplorer('/app', () => GLEANING);
    expect(await screen.findByRole('heading', { name: 'What do you remember of it' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'faith hope love' }).getAttribute('href')).toBe(
      '/app?q=faith+hope+love',
    );
    expect(asked).toEqual([]);
  });

  it('shows what was found, marked, and each verse leads to its place in its translation', async () => {
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

  it('searches where the reader says', async () => {
    const { router, asked } = await openExplorer('/app?q=glean&in=INV&page=3', () => GLEANING);
    await screen.findByRole('region', { name: 'Verses for glean' });
    await userEvent.selectOptions(screen.getByLabelText('Testament'), 'Old Testament');
    await userEvent.selectOptions(await screen.findByLabelText('Book'), 'Ruth');
    await userEvent.click(screen.getByRole('checkbox', { name: 'OTRA' }));
    expect(addressOf(router)).toBe('/app?q=glean&in=INV,OTRA&testament=old&book=Ruth');
    expect(asked.at(-1)).toBe('q=glean&translation=INV,OTRA&testament=old&book=Ruth&page=1');
  });

  it('lets go of a book that is not in the testament', async () => {
    const { router } = await openExplorer('/app?q=glean&in=INV&book=Ruth', () => GLEANING);
    await screen.findByRole('option', { name: 'Ruth' });
    await userEvent.selectOptions(screen.getByLabelText('Testament'), 'New Testament');
    expect(addressOf(router)).toBe('/app?q=glean&in=INV&testament=new');
  });

  it('offers the next page, and reading goes on at its beginning', async () => {
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

  it('says what it searched for instead of a word that no verse has', async () => {
    const correction = { query: 'glean', words: [{ from: 'gleen', to: 'glean' }] };
    await openExplorer('/app?q=gleen', () => ({ ...GLEANING, correction }));
    expect(await screen.findByText(/No verse has “gleen”/)).toBeTruthy();
  });

  it('offers to search everywhere when nothing was found in a part', async () => {
    await openExplorer('/app?q=glean&in=INV&testament=new', () => searchOf([]));
    expect(await screen.findByRole('heading', { name: 'No verse has these words' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe(
      '/app?q=glean&in=INV',
    );
  });

  it('says why nothing came, and tries again', async () => {
    let isUp = false;
    await openExplorer('/app?q=glean', () => (isUp ? GLEANING : CatalogueError.of('SERVICE_UNAVAILABLE')));
    expect((await screen.findByRole('alert')).textContent).toContain('is not available right now');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Verses for glean' })).toBeTruthy();
  });

  it('offers the passage when what was written is also a reference', async () => {
    await openExplorer('/app?q=Ruth+1:2', () => searchOf([]));
    const link = await screen.findByRole('link', { name: 'Open Ruth 1:2' });
    expect(link.getAttribute('href')).toBe('/word-unfolded?ref=Ruth+1:2');
  });
});
