import { jest } from '@jest/globals';
import { startTheme, themeStore } from './theme.js';

const worn = () => ({ ...document.documentElement.dataset });

beforeAll(() => {
  document.head.innerHTML = '<meta name="theme-color" content="" />';
  startTheme();
});

describe('the page', () => {
  it("applies the theme and follows the reader's choice", () => {
    expect(worn()).toEqual({ theme: 'codex-canvas', mode: 'light' });
    themeStore.getState().selectTheme('wilderness-dawn');
    themeStore.getState().setMode('dark');
    expect(worn()).toEqual({ theme: 'wilderness-dawn', mode: 'dark' });
  });

  it("follows the reader's choice in another tab", () => {
    window.localStorage.setItem('selectedTheme', 'gethsemane-grove');
    window.dispatchEvent(new StorageEvent('storage', { key: 'selectedTheme' }));
    expect(worn()).toEqual({ theme: 'gethsemane-grove', mode: 'dark' });
  });

  it('follows the device when it turns dark, for a reader who chose no mode', () => {
    const device = { matches: false, addEventListener: jest.fn() };
    jest.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
    startTheme();
    themeStore.getState().setMode('system');
    expect(worn()).toMatchObject({ mode: 'light' });
    device.matches = true;
    for (const [, turned] of device.addEventListener.mock.calls) (turned as () => void)();
    expect(worn()).toMatchObject({ mode: 'dark' });
    jest.restoreAllMocks();
  });

  it('applies the stored choice before any other script runs', async () => {
    document.documentElement.removeAttribute('data-theme');
    window.localStorage.setItem('selectedTheme', 'redemption-hue');
    window.localStorage.setItem('themeMode', 'light');
    await import('./theme-boot.js');
    expect(worn()).toEqual({ theme: 'redemption-hue', mode: 'light' });
  });
});
