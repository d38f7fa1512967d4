import { jest } from '@jest/globals';
import { createThemeStore, type OfferedTheme } from './theme-store.js';

const warn = jest.fn();
const quiet = { warn, error: () => undefined };

beforeEach(() => {
  window.localStorage.clear();
  warn.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('the theme', () => {
  it.each([
    ['light', false],
    ['dark', true],
  ])('is codex-canvas, %s as the device is, for a reader who never chose', (mode, matches) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    expect(createThemeStore().getState()).toMatchObject({ selectedThemeKey: 'codex-canvas', mode });
  });

  it('keeps the mode of the device when only another theme is selected', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    createThemeStore().getState().selectTheme('galilee-calm');
    expect(createThemeStore().getState()).toMatchObject({ modeChoice: 'system', mode: 'dark' });
    createThemeStore().getState().setMode('light');
    expect(createThemeStore().getState().mode).toBe('light');
    createThemeStore().getState().setMode('system');
    expect(createThemeStore().getState().mode).toBe('dark');
  });

  it('is the choice of the last visit, stored as plain text', () => {
    createThemeStore().getState().selectTheme('galilee-calm');
    createThemeStore().getState().setMode('dark');
    expect(window.localStorage.getItem('selectedTheme')).toBe('galilee-calm');
    expect(window.localStorage.getItem('themeMode')).toBe('dark');
    expect(createThemeStore().getState()).toMatchObject({ selectedThemeKey: 'galilee-calm', mode: 'dark' });
  });

  it('is the default when the stored choice does not exist', () => {
    window.localStorage.setItem('selectedTheme', 'papyrus');
    window.localStorage.setItem('themeMode', 'sepia');
    expect(createThemeStore().getState()).toMatchObject({ selectedThemeKey: 'codex-canvas', mode: 'light' });
  });

  it('offers all five themes, each light and dark', () => {
    const offered = createThemeStore().getState().availableThemes;
    expect(offered.map(({ key }) => key)).toEqual([
      'codex-canvas',
      'gethsemane-grove',
      'wilderness-dawn',
      'galilee-calm',
      'redemption-hue',
    ]);
    for (const { modes } of offered) expect(modes).toEqual(['light', 'dark']);
  });

  it('stays as it is, with a warning, when the key does not exist', () => {
    const store = createThemeStore({ log: quiet });
    store.getState().selectTheme('papyrus');
    expect(store.getState().selectedThemeKey).toBe('codex-canvas');
    expect(window.localStorage.getItem('selectedTheme')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a theme that has only one mode', () => {
  const themes: OfferedTheme[] = [
    { key: 'codex-canvas', category: 'classic', modes: ['light', 'dark'] },
    { key: 'redemption-hue', category: 'bold', modes: ['light'] },
  ];

  it('switches to its first mode when it lacks the current one', () => {
    const store = createThemeStore({ themes });
    store.getState().setMode('dark');
    store.getState().selectTheme('redemption-hue');
    expect(store.getState().mode).toBe('light');
  });

  it('refuses the mode that it lacks', () => {
    const store = createThemeStore({ themes, log: quiet });
    store.getState().selectTheme('redemption-hue');
    store.getState().setMode('dark');
    expect(store.getState().mode).toBe('light');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
