import { useStore, type StoreApi } from 'zustand';
import { darkDevice, MODE_NAME, showTheme, THEME_NAME } from './stored-theme.js';
import { createThemeStore, type ThemeState } from './theme-store.js';

/** The theme of this page. */
export const themeStore: StoreApi<ThemeState> = createThemeStore();

/** Selects a part of the theme's state, for a component that shows it. */
export function useTheme<Part>(select: (state: ThemeState) => Part): Part {
  return useStore(themeStore, select);
}

/** Applies the theme to the page from now on, and follows the choices of other tabs and the mode of the device. */
export function startTheme(): void {
  const { readAgain } = themeStore.getState();
  wear(themeStore.getState());
  themeStore.subscribe(wear);
  darkDevice().addEventListener('change', readAgain);
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_NAME || key === MODE_NAME) readAgain();
  });
}

function wear({ selectedThemeKey, mode }: ThemeState): void {
  const root = document.documentElement;
  showTheme(root, selectedThemeKey, mode);
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
