import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { SessionProvider } from '@word-unfolded/session';
import { useWayBack } from '@word-unfolded/ui';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { fakeApi, type OtherAnswers } from '../../test/fake-api.js';
import { answerOf, lineOf, verseOf } from '../../test/fake-passages.js';
import { COMMENTARY, CROSS_REFERENCES, FAMINE, lexiconOf, TOPICS, WORDS } from '../../test/fake-study.js';
import { addressOf, passageTitle } from '../../test/open-reader.js';
import { StudyPage } from './study-page.js';

const RUTH = answerOf('Ruth 1:1–2', [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])]);

const WORKS: OtherAnswers = {
  '/api/scripture/words': () => WORDS,
  '/api/scripture/lexicon/H4940': () => lexiconOf('H4940'),
  '/api/scripture/lexicon/H1004': () => lexiconOf('H1004'),
  '/api/scripture/cross-references': () => CROSS_REFERENCES,
  '/api/scripture/commentary': () => COMMENTARY,
  '/api/scripture/topics': (query) => (query.has('q') ? FAMINE : TOPICS),
};

/** How many open layers the history knows of, as React has rendered it. */
function Layers() {
  const { state } = useLocation() as { state: { readonly layers?: number } | null };
  useWayBack(); // the frame of the application does
  return <i data-testid="layers">{state?.layers ?? 0}</i>;
}

const untilLayers = (count: number) =>
  waitFor(() => expect(screen.getByTestId('layers').textContent).toBe(String(count)));

async function openPage(width: 'wide' | 'narrow', works: OtherAnswers = WORKS) {
  const media = {
    matches: width === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  fakeApi((reference) => (reference.startsWith('Ruth') ? RUTH : answerOf(reference, [])), works);
  const router = createMemoryRouter(
    [{ path: '/word-unfolded', element: [<StudyPage key="page" />, <Layers key="layers" />] }],
    {
      initialEntries: ['/word-unfolded?ref=Ruth+1:1-2&translation=INV'],
    },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <SessionProvider redirect={() => undefined}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  await passageTitle('Ruth 1:1–2');
  return router;
}

const study = () => screen.getByRole('region', { name: 'Study' });
const part = async (name: string) => userEvent.click(await within(study()).findByRole('button', { name }));

/** The word in the text, once it can be tapped. */
const wordInText = () =>
  within(screen.getByRole('region', { name: 'Scripture' })).findByText('family', { selector: '[data-word]' });

/** The mouse goes down, without what a browser then does with the selection. */
const pressBegins = (element: HTMLElement) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'mouse' }),
  );

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

describe('beside the text', () => {
  it('a tapped word shows its original word with the source', async () => {
    await openPage('wide');
    await userEvent.click(await wordInText());
    expect(await within(study()).findByRole('heading', { name: /lemma of H4940/ })).toBeTruthy();
    expect(within(study()).getByText('Ruth 1:2')).toBeTruthy();
    expect(study().textContent).toContain('Source: Invented Work, Work 1.0, in Spanish. Public domain');
    expect(within(study()).getByRole('link', { name: 'Ruth 2:1' }).getAttribute('href')).toBe(
      '/word-unfolded?ref=Ruth+2:1&translation=INV',
    );
  });

  it('verses are chosen by selecting text, and a press on what is selected chooses its verse alone', async () => {
    await openPage('wide');
    const [first, second] = [screen.getByText('Famine.'), await wordInText()];
    pressBegins(first);
    window.getSelection()?.setBaseAndExtent(first, 0, second, 1);
    fireEvent.pointerUp(second);
    fireEvent.click(second);
    await screen.findByRole('toolbar', { name: 'What to do with Ruth 1:1–2' });
    pressBegins(second);
    fireEvent.pointerUp(second);
    fireEvent.click(second);
    await screen.findByRole('toolbar', { name: 'What to do with Ruth 1:2' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(window.getSelection()?.isCollapsed).toBe(true);
  });

  it('the same is reached by keyboard alone', async () => {
    await openPage('wide');
    within(study()).getByRole('button', { name: 'Next verse' }).focus();
    await userEvent.keyboard('{Enter}');
    const word = await within(study()).findByRole('button', { name: 'family' });
    word.focus();
    await userEvent.keyboard('{Enter}');
    expect(word.getAttribute('aria-pressed')).toBe('true');
    expect(await within(study()).findByRole('heading', { name: /lemma of H4940/ })).toBeTruthy();
    await userEvent.click(within(study()).getByRole('button', { name: 'H1004' }));
    expect(await within(study()).findByRole('heading', { name: /lemma of H1004/ })).toBeTruthy();
  });

  it('cross references show their text and open in the reader', async () => {
    const router = await openPage('wide');
    await part('Cross references');
    const link = await within(study()).findByRole('link', { name: 'Gen 35:19' });
    expect(study().textContent).toContain('The same is Bethlehem.');
    await userEvent.click(link);
    expect(addressOf(router)).toBe('/word-unfolded?ref=Gen+35:19&translation=OTRA');
  });

  it('the commentary is collapsed at first, and expands on request', async () => {
    await openPage('wide');
    await part('Commentary');
    expect(await within(study()).findByText('Second.')).toBeTruthy();
    expect(within(study()).queryByText('Third.')).toBeNull();
    await userEvent.click(within(study()).getByRole('button', { name: 'Read on' }));
    expect(within(study()).getByText('Third.')).toBeTruthy();
    expect(within(study()).getByRole('link', { name: 'Judges 17:7' })).toBeTruthy();
  });

  it('a topic expands to its passages, and can be closed', async () => {
    await openPage('wide');
    await part('Topics');
    await userEvent.click(await within(study()).findByRole('button', { name: /FAMINE/ }));
    expect(await within(study()).findByRole('link', { name: 'Gen 12:10' })).toBeTruthy();
    await userEvent.click(within(study()).getByRole('button', { name: 'Topics of Ruth 1:1' }));
    expect(await within(study()).findByRole('button', { name: /FAMINE/ })).toBeTruthy();
  });

  it('data that cannot be loaded shows an error in its place, and the rest stays', async () => {
    await openPage('wide', { ...WORKS, '/api/scripture/commentary': () => ({ broken: true }) });
    await part('Cross references');
    expect(await within(study()).findByRole('link', { name: 'Gen 35:19' })).toBeTruthy();
  });
});

describe('on a phone', () => {
  it('the page has five tabs, and shows one part at a time', async () => {
    await openPage('narrow');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Scripture',
      'Study',
      'Notes',
      'Theo',
      'Help',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Study' }));
    expect(screen.getByRole('tabpanel', { name: 'Study' })).toBeTruthy();
    expect(screen.queryByRole('tabpanel', { name: 'Scripture' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Theo Assist' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Theo', selected: true }));
  });

  it('a word is shown over the text after a long press, and from the bar of its verse', async () => {
    await openPage('narrow');
    await userEvent.click(await wordInText());
    const bar = await screen.findByRole('toolbar', { name: 'What to do with Ruth 1:2' });
    await userEvent.click(
      await within(bar).findByRole('button', { name: /^family lemma of H4940 mishpachah clan$/ }),
    );
    await screen.findByRole('dialog', { name: 'family' });
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[TouchA>]', target: await wordInText() });
    fireEvent.contextMenu(await wordInText());
    const sheet = await screen.findByRole('dialog', { name: 'family' });
    expect(await within(sheet).findByRole('heading', { name: /lemma of H4940/ })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the way back returns from a tab to where the text was read, and closes the bar of a verse', async () => {
    const router = await openPage('narrow');
    const back = () => act(() => router.navigate(-1));
    const scroll = jest.spyOn(window, 'scrollTo');
    Object.defineProperty(window, 'scrollY', { value: 2074, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await userEvent.click(screen.getByRole('tab', { name: 'Help' }));
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    await untilLayers(1);
    await back();
    expect(await screen.findByRole('tabpanel', { name: 'Scripture' })).toBeTruthy();
    expect(scroll).toHaveBeenLastCalledWith(0, 2074);
    await userEvent.click(await wordInText());
    const bar = await screen.findByRole('toolbar', { name: 'What to do with Ruth 1:2' });
    await untilLayers(1);
    await userEvent.click(await within(bar).findByRole('button', { name: /^family lemma/ }));
    await screen.findByRole('dialog', { name: 'family' });
    await untilLayers(2);
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await back();
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
  });

  it('the way back closes the menu of tools, the reading settings and the downloads, and the page stays', async () => {
    const router = await openPage('narrow');
    const back = () => act(() => router.navigate(-1));
    const openTools = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'All tools of this passage' }));
      await screen.findByRole('menu', { name: 'This passage' });
      await untilLayers(1);
    };
    await openTools();
    await back();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openTools();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reading settings' }));
    const settings = await screen.findByRole('dialog', { name: 'Reading settings' });
    await untilLayers(1);
    await userEvent.click(within(settings).getByRole('button', { name: 'Texts on this device' }));
    await screen.findByRole('dialog', { name: 'Texts on this device' });
    await untilLayers(1);
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await untilLayers(0);
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
  });

  it('a bar that is closed by its button leaves nothing in the history', async () => {
    await openPage('narrow');
    await userEvent.click(await wordInText());
    const bar = await screen.findByRole('toolbar', { name: 'What to do with Ruth 1:2' });
    await untilLayers(1);
    await userEvent.click(within(bar).getByRole('button', { name: 'Close' }));
    await untilLayers(0);
  });

  it('the page returns to Scripture when a passage is opened in another part', async () => {
    await openPage('narrow');
    await userEvent.click(screen.getByRole('tab', { name: 'Study' }));
    await part('Cross references');
    await userEvent.click(await within(study()).findByRole('link', { name: 'Gen 35:19' }));
    expect(await screen.findByRole('tabpanel', { name: 'Scripture' })).toBeTruthy();
  });
});
