import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONNECTION_EVENTS } from '@word-unfolded/api-client';
import type { User } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { startTheme, themeStore } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { address, forgetDevice, showApplication } from '../../test/show-application.js';
import { Frame } from './frame.js';

/** The frame around pages of a test. */
const showFrame = (pages: { path: string; element: React.ReactNode }[], reader?: Partial<User>) =>
  showApplication(pages[0]?.path ?? '/', {
    routes: [{ element: <Frame />, children: pages }],
    ...(reader && { reader }),
  });

const press = (role: string, name: string | RegExp) =>
  act(() => screen.findByRole(role, { name }).then((element) => userEvent.click(element)));

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => (link as HTMLAnchorElement).getAttribute('href'));

/** The media query results of a phone. */
function beNarrow() {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList);
}

beforeAll(async () => {
  await startTexts('en');
  startTheme();
});
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

const PAGE = [{ path: '/', element: <h1>Page</h1> }];

describe('the offline indicator', () => {
  it('is shown in the header while there is no network, and then removed', async () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get');
    await showFrame([{ path: '/help', element: <p>Help</p> }]);
    expect(screen.queryByText('Offline')).toBeNull();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event(CONNECTION_EVENTS.offline)));
    expect(within(screen.getByRole('banner')).getByRole('status').textContent).toBe('Offline');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event(CONNECTION_EVENTS.online)));
    expect(screen.queryByText('Offline')).toBeNull();
    onLine.mockRestore();
  });
});

describe('the header', () => {
  it('shows a visitor what to read, the plans, sign-in and registration', async () => {
    await showFrame(PAGE);
    expect(linksOf(await screen.findByRole('banner'))).toEqual([
      '/',
      '/read/en',
      PAGES.atlas,
      PAGES.subscription,
      PAGES.magazine,
      PAGES.help,
      PAGES.login,
      PAGES.register,
    ]);
  });

  it('shows a reader their pages and their account', async () => {
    await showFrame(PAGE, {});
    await screen.findByRole('button', { name: 'Account of Ruth Amador' });
    expect(linksOf(screen.getByRole('banner'))).toEqual([
      PAGES.study,
      PAGES.study,
      PAGES.explorer,
      PAGES.atlas,
      PAGES.journal,
      PAGES.selah,
      PAGES.magazine,
      PAGES.help,
    ]);
  });

  it('shows neither while the session is unknown', async () => {
    void showFrame(PAGE, {});
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
    await screen.findByRole('button', { name: 'Account of Ruth Amador' });
  });

  it.each([
    [PAGES.study, PAGES.menu],
    [PAGES.explorer, PAGES.menu],
    [PAGES.journal, PAGES.menu],
    [`${PAGES.journal}/64b000000000000000000001`, PAGES.menu],
    [PAGES.menu, PAGES.study],
    [PAGES.help, PAGES.study],
  ])('links the logo for a reader from %s to %s', async (from, to) => {
    await showFrame([{ path: from, element: <h1>Page</h1> }], {});
    await screen.findByRole('button', { name: /Account of/ });
    const mark = screen.getByRole('link', { name: /^Word Unfolded, go to the/ });
    expect(mark.getAttribute('href')).toBe(to);
  });
});

describe('the account menu', () => {
  it('links to the profile and the plan', async () => {
    await showFrame([...PAGE, { path: PAGES.profile, element: <h1>Profile</h1> }], {});
    await press('button', 'Account of Ruth Amador');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Profile & Settings', 'Subscription & Billing', 'Usage', 'Sign out']);
    await press('menuitem', 'Profile & Settings');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy();
  });

  it('on a phone also contains the items that do not fit into the header', async () => {
    beNarrow();
    await showFrame(PAGE, {});
    await press('button', 'Account of Ruth Amador');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Menu',
      'Study',
      'Explorer',
      'Atlas',
      'Journal',
      'Image library',
      'Selah',
      'Conversations with Theo Assist',
      'Logos Learning Magazine',
      'Help',
      'Profile & Settings',
      'Subscription & Billing',
      'Usage',
      'Español',
      'Theme',
      'Sign out',
    ]);
    await press('menuitem', 'Theme');
    expect(await screen.findByRole('radio', { name: /Galilee Calm/ })).toBeTruthy();
  });

  it('signs out, and leads to the landing page instead of sign-in', async () => {
    const { sentTo } = await showApplication(PAGES.menu, { reader: {} });
    await press('button', 'Account of Ruth Amador');
    await press('menuitem', 'Sign out');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toBe('/');
    expect(sentTo('POST /api/auth/logout')).toHaveLength(1);
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });

  it("is opened by the reader's picture, or by their initials when it cannot be shown", async () => {
    await showFrame(PAGE, { name: 'Ana María de la Cruz', avatarUrl: '/api/files/a' });
    const button = await screen.findByRole('button', { name: 'Account of Ana María de la Cruz' });
    const picture = button.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/api/files/a');
    act(() => void picture?.dispatchEvent(new Event('error')));
    expect(button.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AC');
  });
});

describe('the footer', () => {
  it('links to the pages about the application', async () => {
    await showFrame(PAGE);
    expect(linksOf(screen.getByRole('contentinfo'))).toEqual([
      PAGES.atlas, // the header has no room for it on a phone
      PAGES.about,
      PAGES.magazine,
      PAGES.help,
      PAGES.terms,
      PAGES.privacy,
      '/?ref=Psalm+119%3A130', // a visitor reads on the landing page
      '/?lng=es', // the same page in the other language, also without a script
    ]);
  });
});

describe('the frame', () => {
  it('has a skip link past the header to the content', async () => {
    await showFrame(PAGE);
    await press('link', 'Skip to the content');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('moves the focus to the content on navigation, but not on the first page', async () => {
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
    const { router } = await showFrame([
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
  it('reports an address without a page', async () => {
    await showApplication('/nowhere');
    expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeTruthy();
    expect(document.title).toBe('There is no page here · Word Unfolded');
  });

  it('keeps its frame while a remote is down, and offers a retry', async () => {
    await showApplication(PAGES.study, { reader: {} });
    expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });
});

describe('the language switcher', () => {
  it('translates the whole page to the selected language', async () => {
    await showFrame(PAGE);
    await press('button', 'EN. Language: English');
    await press('menuitemradio', 'Español');
    expect(await screen.findByRole('navigation', { name: 'Principal' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ES. Idioma: Español' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('es');
  });

  it('is in the footer too, labelled with the name of the other language', async () => {
    await showFrame(PAGE);
    await press('link', 'Español');
    expect(await screen.findByRole('link', { name: 'English' })).toBeTruthy();
  });
});

describe('the theme picker', () => {
  beforeEach(() => {
    themeStore.getState().selectTheme('codex-canvas');
    themeStore.getState().setMode('light');
  });

  it('lists the five themes by name, and applies the selected one', async () => {
    await showFrame(PAGE);
    await press('button', 'Theme');
    const themes = within(await screen.findByRole('radiogroup', { name: 'Themes' }));
    const names = themes.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
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

  it('is operated with the arrow keys', async () => {
    await showFrame(PAGE);
    await press('button', 'Theme');
    const chosen = await screen.findByRole('radio', { name: /Codex Canvas/ });
    await act(async () => {
      chosen.focus();
      await userEvent.keyboard('{ArrowDown}');
    });
    expect(document.documentElement.dataset['theme']).toBe('gethsemane-grove');
  });

  it('switches to dark mode, and announces the current theme', async () => {
    await showFrame(PAGE);
    await press('button', 'Theme');
    await press('radio', 'Dark');
    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(screen.getByText('Codex Canvas, dark').getAttribute('role')).toBe('status');
  });
});

/** A page with something that opens over it. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly from?: string } | null };
  return (
    <>
      <h1>Second page, from {state?.from}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <Dialog title="A question" isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={() => void navigate(-1)}>
          The way back of a phone
        </button>
      </Dialog>
    </>
  );
}

describe('the way back of a phone', () => {
  it('closes what is open over any page before it leaves the page, which keeps what it was opened with', async () => {
    await showFrame([
      {
        path: '/',
        element: (
          <Link to="/second" state={{ from: 'the first' }}>
            Go on
          </Link>
        ),
      },
      { path: '/second', element: <PageWithDialog /> },
    ]);
    await press('link', 'Go on');
    await press('button', 'Open it');
    await screen.findByRole('dialog', { name: 'A question' });
    await press('button', 'The way back of a phone');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Second page, from the first' })).toBeTruthy();
    expect(address()).toBe('/second');
  });
});
