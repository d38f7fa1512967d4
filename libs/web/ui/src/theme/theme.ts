import { useStore, type StoreApi } from 'zustand';
import { MODE_NAME, readKeptTheme, showTheme, THEME_NAME } from './kept-theme.js';
import { createThemeStore, type ThemeState } from './theme-store.js';
import { keptText } from '../storage/kept-text.js';

/** The theme of this page. */
export const themeStore: StoreApi<ThemeState> = createThemeStore();

/** A part of the theme's state, for a component that shows it. */
export function useTheme<Part>(select: (state: ThemeState) => Part): Part {
  return useStore(themeStore, select);
}

/** Keeps the page in its theme from now on, also when another tab chooses a different one. */
export function startTheme(): void {
  wear(themeStore.getState());
  themeStore.subscribe(wear);
  window.addEventListener('storage', ({ key }) => {
    if (key !== THEME_NAME && key !== MODE_NAME) return;
    const { theme, mode } = readKeptTheme((name) => keptText(name).read());
    themeStore.setState({ selectedThemeKey: theme, mode });
  });
}

function wear({ selectedThemeKey, mode }: ThemeState): void {
  const root = document.documentElement;
  showTheme(root, { theme: selectedThemeKey, mode });
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
