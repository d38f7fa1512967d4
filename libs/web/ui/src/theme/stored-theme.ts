import {
  DEFAULT_MODE_CHOICE,
  DEFAULT_THEME,
  isModeChoice,
  isThemeKey,
  type ModeChoice,
  type ThemeKey,
  type ThemeMode,
} from '@word-unfolded/domain';

/** Names in localStorage (specification, section 9). */
export const THEME_NAME = 'selectedTheme';
export const MODE_NAME = 'themeMode';

/** A theme, and its mode or that of the device. */
export type ThemeChoice = { readonly theme: ThemeKey; readonly choice: ModeChoice };

/** The stored choice of this device; the defaults of the specification if none is stored or it no longer exists. */
export function readStoredTheme(read: (name: string) => string | null): ThemeChoice {
  const [theme, mode] = [read(THEME_NAME), read(MODE_NAME)];
  return {
    theme: isThemeKey(theme) ? theme : DEFAULT_THEME,
    choice: isModeChoice(mode) ? mode : DEFAULT_MODE_CHOICE,
  };
}

/** The browser's question whether the device is dark. */
export function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** The mode that a choice means on this device now; on the server, which does not know the device, light. */
export function modeOf(choice: ModeChoice): ThemeMode {
  if (choice !== 'system') return choice;
  return typeof window !== 'undefined' && darkDevice().matches ? 'dark' : 'light';
}

/** Applies a theme in one of its modes to the page: tokens.css sets the colours by these two attributes. */
export function showTheme(root: HTMLElement, theme: ThemeKey, mode: ThemeMode): void {
  root.dataset['theme'] = theme;
  root.dataset['mode'] = mode;
}
