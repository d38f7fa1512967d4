import {
  isModeChoice,
  THEME_MODES,
  THEMES,
  type ModeChoice,
  type ThemeCategory,
  type ThemeKey,
  type ThemeMode,
} from '@word-unfolded/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { log, type Log } from '../logging/log.js';
import { storedText } from '../storage/stored-text.js';
import { MODE_NAME, modeOf, readStoredTheme, THEME_NAME, type ThemeChoice } from './stored-theme.js';

/** A theme that a reader can choose, with the modes that it has; the first is the one it falls back to. */
export type OfferedTheme = {
  readonly key: ThemeKey;
  readonly category: ThemeCategory;
  readonly modes: readonly ThemeMode[];
};

/** Specification, section 3, "Theme state"; and its actions. */
export type ThemeState = {
  readonly mode: ThemeMode;
  /** Where the mode comes from. A reader who chose none has that of their device. */
  readonly modeChoice: ModeChoice;
  readonly selectedThemeKey: ThemeKey;
  readonly availableThemes: readonly OfferedTheme[];
  /** Chooses a theme. One that lacks the current mode switches to its first mode; an unknown key changes nothing. */
  readonly selectTheme: (key: string) => void;
  /** Sets the mode, if the chosen theme has it; `system` follows the device. */
  readonly setMode: (choice: string) => void;
  /** Takes over what another tab stored, or the mode that the device has now. Nothing is stored. */
  readonly readAgain: () => void;
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
  const modeIn = (key: ThemeKey, choice: ModeChoice): ThemeMode => {
    const modes = themes.find((each) => each.key === key)?.modes ?? THEME_MODES;
    const mode = modeOf(choice);
    return modes.includes(mode) ? mode : (modes[0] ?? mode);
  };
  const stored = () => stateOf(readStoredTheme((name) => storedText(name).read()));
  const stateOf = ({ theme, choice }: ThemeChoice) => ({
    selectedThemeKey: theme,
    modeChoice: choice,
    mode: modeIn(theme, choice),
  });
  return createStore<ThemeState>((set, get) => ({
    ...stored(),
    availableThemes: themes,
    selectTheme: (key) => {
      const theme = themes.find((each) => each.key === key);
      if (!theme) return journal.warn(`There is no theme ${key}; the theme stays as it is`);
      const { modeChoice } = get();
      const hasMode = modeChoice === 'system' || theme.modes.includes(modeChoice);
      const choice = hasMode ? modeChoice : (theme.modes[0] ?? modeChoice);
      store({ theme: theme.key, choice });
      set(stateOf({ theme: theme.key, choice }));
    },
    setMode: (choice) => {
      const theme = themes.find((each) => each.key === get().selectedThemeKey);
      if (!theme || !isModeChoice(choice) || (choice !== 'system' && !theme.modes.includes(choice)))
        return journal.warn(
          `The theme ${get().selectedThemeKey} has no mode ${choice}; the mode stays as it is`,
        );
      store({ theme: theme.key, choice });
      set(stateOf({ theme: theme.key, choice }));
    },
    readAgain: () => set(stored()),
  }));
}

function store({ theme, choice }: ThemeChoice): void {
  storedText(THEME_NAME).write(theme);
  storedText(MODE_NAME).write(choice);
}
