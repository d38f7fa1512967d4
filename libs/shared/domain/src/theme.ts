/** The five themes and their categories (specification, section 3; decisions, "Themes"). */
export const THEMES = [
  { key: 'codex-canvas', category: 'classic' },
  { key: 'gethsemane-grove', category: 'subtle' },
  { key: 'wilderness-dawn', category: 'subtle' },
  { key: 'galilee-calm', category: 'cool' },
  { key: 'redemption-hue', category: 'bold' },
] as const;

export type ThemeKey = (typeof THEMES)[number]['key'];
export type ThemeCategory = (typeof THEMES)[number]['category'];

export const THEME_MODES = ['light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** What a reader chooses: a mode, or the one of their device. */
export const MODE_CHOICES = [...THEME_MODES, 'system'] as const;
export type ModeChoice = (typeof MODE_CHOICES)[number];

export const DEFAULT_THEME: ThemeKey = 'codex-canvas';
export const DEFAULT_MODE_CHOICE: ModeChoice = 'system';

/** Whether an untrusted value is the key of a theme. */
export function isThemeKey(value: unknown): value is ThemeKey {
  return THEMES.some((theme) => theme.key === value);
}

/** Whether an untrusted value is a choice of the mode. */
export function isModeChoice(value: unknown): value is ModeChoice {
  return MODE_CHOICES.some((choice) => choice === value);
}
