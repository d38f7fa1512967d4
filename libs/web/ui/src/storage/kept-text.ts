import { log } from '../logging/log.js';

/** One small setting of this device. */
export type KeptText = {
  readonly key: string;
  /** What is kept; null when nothing is, or when the browser forbids storage. */
  readonly read: () => string | null;
  /** Keeps a value. A browser that forbids storage, or has none left, forgets it, and says so in the log. */
  readonly write: (value: string) => void;
};

/**
 * A setting that is kept in localStorage as it is, without quotes or wrapping, under a name of the specification
 * (section 9, "Local storage keys").
 */
export function keptText(key: string): KeptText {
  return {
    key,
    read: () => {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        window.localStorage.setItem(key, value);
      } catch (error) {
        log.warn(`${key} could not be kept on this device`, error);
      }
    },
  };
}
