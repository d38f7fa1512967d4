import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { startTheme, themeStore } from '@word-unfolded/ui';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { routes } from '../routes.js';
import { Frame } from './frame.js';

/** The frame around pages of a test. */
async function showFrame(pages: { path: string; element: React.ReactNode }[], at = pages[0]?.path ?? '/') {
  const router = createMemoryRouter([{ element: <Frame />, children: pages }], { initialEntries: [at] });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return router;
}

async function showApplication(at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return router;
}

const press = (role: string, name: string | RegExp) =>
  act(() => screen.findByRole(role, { name }).then((element) => userEvent.click(element)));

beforeAll(async () => {
  await startTexts('en');
  startTheme();
});
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

describe('the frame', () => {
  it('links to the pages that exist, and to no other', async () => {
    await showFrame([{ path: PAGES.study, element: <h1>Scripture</h1> }]);
    const paths = screen
      .getAllByRole('link')
      .map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    expect(new Set(paths)).toEqual(new Set([PAGES.study, '/'])); // the skip link stays on its page
    expect(screen.getByRole('link', { name: /to the study page/ })).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getByText('Study')
        .getAttribute('aria-current'),
    ).toBe('page');
  });

  it('leads past the header to the content', async () => {
    await showFrame([{ path: '/', element: <h1>Page</h1> }]);
    await press('link', 'Skip to the content');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('moves the focus to the content of another page, and leaves it alone on the first', async () => {
    await showFrame([
      { path: '/a', element: <Link to="/b">on</Link> },
      { path: '/b', element: <h1>Second</h1> },
    ]);
    expect(document.activeElement).toBe(document.body);
    await press('link', 'on');
    expect(screen.getByRole('heading', { name: 'Second' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays when a page fails, and the next page works', async () => {
    const Broken = () => {
      throw new Error('no oil');
    };
    const router = await showFrame([
      { path: '/a', element: <Broken /> },
      { path: '/b', element: <h1>Second</h1> },
    ]);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.getByRole('banner')).toBeTruthy();
    await act(() => router.navigate('/b'));
    expect(screen.getByRole('heading', { name: 'Second' })).toBeTruthy();
  });
});

describe('the application', () => {
  it('opens on the study page', async () => {
    const router = await showApplication('/');
    expect(router.state.location.pathname).toBe(PAGES.study);
  });

  it('says that there is no page at another address', async () => {
    await showApplication('/nowhere');
    expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeTruthy();
    expect(document.title).toBe('There is no page here · Word Unfolded');
  });

  it('keeps its frame while a remote is down, and offers to try again', async () => {
    await showApplication(PAGES.journal);
    expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });
});

describe('the language switcher', () => {
  it('says everything in the language that is chosen', async () => {
    await showFrame([{ path: '/', element: <h1>Page</h1> }]);
    await press('button', 'EN. Language: English');
    await press('menuitemradio', 'Español');
    expect(await screen.findByRole('navigation', { name: 'Principal' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ES. Idioma: Español' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('es');
  });

  it('stands in the footer too, under the name of the other language', async () => {
    await showFrame([{ path: '/', element: <h1>Page</h1> }]);
    await press('button', 'Español');
    expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy();
  });
});

describe('the theme picker', () => {
  beforeEach(() => {
    themeStore.getState().selectTheme('codex-canvas');
    themeStore.getState().setMode('light');
  });

  it('offers the five themes by name, and puts on the one that is chosen', async () => {
    await showFrame([{ path: '/', element: <h1>Page</h1> }]);
    await press('button', 'Theme');
    const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      'Codex CanvasClassic',
      'Gethsemane GroveSubtle',
      'Wilderness DawnSubtle',
      'Galilee CalmCool',
      'Redemption HueBold',
    ]);
    await press('radio', /Galilee Calm/);
    expect(document.documentElement.dataset['theme']).toBe('galilee-calm');
    expect(window.localStorage.getItem('selectedTheme')).toBe('galilee-calm');
  });

  it('is used with the arrow keys', async () => {
    await showFrame([{ path: '/', element: <h1>Page</h1> }]);
    await press('button', 'Theme');
    const chosen = await screen.findByRole('radio', { name: /Codex Canvas/ });
    await act(async () => {
      chosen.focus();
      await userEvent.keyboard('{ArrowDown}');
    });
    expect(document.documentElement.dataset['theme']).toBe('gethsemane-grove');
  });

  it('turns the light down, and says what is worn', async () => {
    await showFrame([{ path: '/', element: <h1>Page</h1> }]);
    await press('button', 'Theme');
    await press('switch', 'Dark');
    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(screen.getByText('Codex Canvas, dark').getAttribute('role')).toBe('status');
  });
});
