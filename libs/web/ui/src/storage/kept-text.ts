import { log } from '../logging/log.js';

/** One small setting of this device. */
export type KeptText = {
  readonly key: string;
  /** What is kept; null when nothing is, or when the browser forbids storage. */
  readonly read: () => string | null;
  /** Keeps a value. A browser that forbids storage, or has none left, forgets it, and says so in the log. */
  readonly write: (value: string) => void;
  readonly forget: () => void;
};

/** How long a setting is kept: on this device for good, or as long as this tab is open, over its reloads. */
export type KeptWhere = 'device' | 'tab';

/**
 * A setting that is kept by the browser as it is, without quotes or wrapping: in localStorage under a name of the
 * specification (section 9, "Local storage keys"), or in sessionStorage for the tab alone.
 */
export function keptText(key: string, where: KeptWhere = 'device'): KeptText {
  const store = () => (where === 'tab' ? window.sessionStorage : window.localStorage);
  return {
    key,
    read: () => {
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        store().setItem(key, value);
      } catch (error) {
        log.warn(`${key} could not be kept on this device`, error);
      }
    },
    forget: () => {
      try {
        store().removeItem(key);
      } catch (error) {
        log.warn(`${key} could not be removed from this device`, error);
      }
    },
  };
}
