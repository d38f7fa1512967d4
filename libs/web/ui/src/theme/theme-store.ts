import {
  isThemeMode,
  THEME_MODES,
  THEMES,
  type ThemeCategory,
  type ThemeKey,
  type ThemeMode,
} from '@word-unfolded/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { log, type Log } from '../logging/log.js';
import { storedText } from '../storage/stored-text.js';
import { MODE_NAME, readStoredTheme, THEME_NAME } from './stored-theme.js';

/** A theme that a reader can choose, with the modes that it has; the first is the one it falls back to. */
export type OfferedTheme = {
  readonly key: ThemeKey;
  readonly category: ThemeCategory;
  readonly modes: readonly ThemeMode[];
};

/** Specification, section 3, "Theme state"; and its actions. */
export type ThemeState = {
  readonly mode: ThemeMode;
  readonly selectedThemeKey: ThemeKey;
  readonly availableThemes: readonly OfferedTheme[];
  /** Chooses a theme. One that lacks the current mode switches to its first mode; an unknown key changes nothing. */
  readonly selectTheme: (key: string) => void;
  /** Sets the mode, if the chosen theme has it. */
  readonly setMode: (mode: string) => void;
};

/** The dependencies of the store: the storage of the choice, and the callback for an unknown key. */
export type ThemeEnvironment = {
  readonly themes?: readonly OfferedTheme[];
  readonly log?: Log;
};

const ALL_THEMES: readonly OfferedTheme[] = THEMES.map((theme) => ({ ...theme, modes: THEME_MODES }));

/**
 * A store of the theme, initialised with the stored choice of this device (specification, section 4, "Theme", and
 * section 5).
 */
export function createThemeStore(backingServices: ThemeEnvironment = {}): StoreApi<ThemeState> {
  const { themes = ALL_THEMES, log: journal = log } = backingServices;
  const stored = readStoredTheme((name) => storedText(name).read());
  return createStore<ThemeState>((set, get) => ({
    mode: stored.mode,
    selectedThemeKey: stored.theme,
    availableThemes: themes,
    selectTheme: (key) => {
      const theme = themes.find((each) => each.key === key);
      if (!theme) return journal.warn(`There is no theme ${key}; the theme stays as it is`);
      const mode = theme.modes.includes(get().mode) ? get().mode : (theme.modes[0] ?? get().mode);
      store({ selectedThemeKey: theme.key, mode });
      set({ selectedThemeKey: theme.key, mode });
    },
    setMode: (mode) => {
      const theme = themes.find((each) => each.key === get().selectedThemeKey);
      if (!isThemeMode(mode) || !theme?.modes.includes(mode))
        return journal.warn(
          `The theme ${get().selectedThemeKey} has no mode ${mode}; the mode stays as it is`,
        );
      store({ selectedThemeKey: theme.key, mode });
      set({ mode });
    },
  }));
}

function store({ selectedThemeKey, mode }: Pick<ThemeState, 'selectedThemeKey' | 'mode'>): void {
  storedText(THEME_NAME).write(selectedThemeKey);
  storedText(MODE_NAME).write(mode);
}
