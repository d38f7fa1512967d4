import {
  DEFAULT_MODE,
  DEFAULT_THEME,
  isThemeKey,
  isThemeMode,
  type ThemeKey,
  type ThemeMode,
} from '@word-unfolded/domain';

/** Names in localStorage (specification, section 9). */
export const THEME_NAME = 'selectedTheme';
export const MODE_NAME = 'themeMode';

/** A theme in one of its modes. */
export type ThemeChoice = { readonly theme: ThemeKey; readonly mode: ThemeMode };

/** The stored choice of this device; the defaults of the specification if none is stored or it no longer exists. */
export function readStoredTheme(read: (name: string) => string | null): ThemeChoice {
  const [theme, mode] = [read(THEME_NAME), read(MODE_NAME)];
  return {
    theme: isThemeKey(theme) ? theme : DEFAULT_THEME,
    mode: isThemeMode(mode) ? mode : DEFAULT_MODE,
  };
}

/** Applies a choice to the page: tokens.css sets the colours by these two attributes. */
export function showTheme(root: HTMLElement, { theme, mode }: ThemeChoice): void {
  root.dataset['theme'] = theme;
  root.dataset['mode'] = mode;
}
