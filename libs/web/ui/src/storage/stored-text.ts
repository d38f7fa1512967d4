import { log } from '../logging/log.js';

/** One small setting of this device. */
export type StoredText = {
  readonly key: string;
  /** The stored value; null if there is none, or if the browser forbids storage. */
  readonly read: () => string | null;
  /** Stores a value. A browser that forbids storage, or is full, loses it, which is logged. */
  readonly write: (value: string) => void;
  readonly forget: () => void;
};

/** The lifetime of a setting: permanent on this device, or until this tab is closed, including reloads. */
export type StorageKind = 'device' | 'tab';

/**
 * A setting that is stored as plain text, without quotes or wrapping: in localStorage under a name of the specification
 * (section 9, "Local storage keys"), or in sessionStorage for one tab.
 */
export function storedText(key: string, where: StorageKind = 'device'): StoredText {
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
