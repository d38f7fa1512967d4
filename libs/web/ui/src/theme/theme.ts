import { useStore, type StoreApi } from 'zustand';
import { MODE_NAME, readStoredTheme, showTheme, THEME_NAME } from './stored-theme.js';
import { createThemeStore, type ThemeState } from './theme-store.js';
import { storedText } from '../storage/stored-text.js';

/** The theme of this page. */
export const themeStore: StoreApi<ThemeState> = createThemeStore();

/** Selects a part of the theme's state, for a component that shows it. */
export function useTheme<Part>(select: (state: ThemeState) => Part): Part {
  return useStore(themeStore, select);
}

/** Applies the theme to the page from now on, and follows the choices of other tabs. */
export function startTheme(): void {
  wear(themeStore.getState());
  themeStore.subscribe(wear);
  window.addEventListener('storage', ({ key }) => {
    if (key !== THEME_NAME && key !== MODE_NAME) return;
    const { theme, mode } = readStoredTheme((name) => storedText(name).read());
    themeStore.setState({ selectedThemeKey: theme, mode });
  });
}

function wear({ selectedThemeKey, mode }: ThemeState): void {
  const root = document.documentElement;
  showTheme(root, { theme: selectedThemeKey, mode });
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
