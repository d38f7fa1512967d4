import { storedText, type StoredText } from '@word-unfolded/ui';
import { createStore } from '../store/create-store.js';
import { privateStore, type PrivateStore } from './private-store.js';

/** Settings of this device that reveal a reader's activity (specification, section 9). */
const SETTINGS = ['lastReference', 'preferredTranslation'].map((key) => storedText(key));

/** Drafts of a tab that are stored nowhere else. */
const DRAFT = /^(theoDraft |wordMapDraft$|contact_draft$)/;

/** Other data that a tab stores for its reader: pending questions, open panels. */
const OF_READER = /^(answer\/|theoDraft|theoConversation|openNote\/)/;

/** The data that a reader left, by its key in the storage of the device or of the tab. */
type LeftSettings = Readonly<Record<string, string>>;

const leftSettings = createStore<LeftSettings>('left_settings');

/** The settings and drafts that readers have left on this device, by owner; the server has none of them. */
export const settingsStore: PrivateStore = privateStore({
  name: 'left_settings',
  store: leftSettings,
  ownerOf: (owner) => owner,
  unsent: (items) => items,
});

/**
 * Moves the settings and drafts of a reader who signs out from this device and tab to the private store, to be sealed
 * with the rest.
 */
export async function leaveSettings(owner: string): Promise<void> {
  const taken = [...SETTINGS, ...textsOfTab(DRAFT)];
  const left = Object.fromEntries(
    taken.flatMap((text): [string, string][] => {
      const value = text.read();
      return value === null ? [] : [[text.key, value]];
    }),
  );
  for (const text of [...taken, ...textsOfTab(OF_READER)]) text.forget();
  if (Object.keys(left).length > 0) await leftSettings.change(owner, (before) => ({ ...before, ...left }));
}

/** Restores the settings and drafts of a reader who signs in again, unless they were set since. */
export async function takeSettings(owner: string): Promise<void> {
  const left = await leftSettings.read(owner);
  for (const [key, value] of Object.entries(left ?? {})) {
    const text = storedText(key, DRAFT.test(key) ? 'tab' : 'device');
    if (text.read() === null) text.write(value);
  }
  await leftSettings.change(owner, () => undefined);
}

/** Removes everything that this tab stores. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage has no data of a reader.
  }
}

function textsOfTab(pattern: RegExp): readonly StoredText[] {
  try {
    const keys = Object.keys(window.sessionStorage);
    return keys.filter((key) => pattern.test(key)).map((key) => storedText(key, 'tab'));
  } catch {
    return []; // A browser that forbids storage has no data of a reader.
  }
}
