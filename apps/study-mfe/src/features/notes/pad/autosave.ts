import { storedText } from '@word-unfolded/ui';
import { create } from 'zustand';

/** The autosave intervals in seconds (specification, section 1: 30 seconds, 1 minute, 5 minutes). */
export const AUTOSAVE_SECONDS = [30, 60, 300] as const;

export type AutosaveSeconds = (typeof AUTOSAVE_SECONDS)[number];

const stored = storedText('notesAutosave');

type AutosaveState = { readonly seconds: AutosaveSeconds };

/** The reader's choice, stored on this device. */
export const useAutosave = create<AutosaveState>(() => ({ seconds: readAutosave() }));

export function changeAutosave(seconds: AutosaveSeconds): void {
  useAutosave.setState({ seconds });
  stored.write(String(seconds));
}

/** The choice of the last visit; 30 seconds by default. */
function readAutosave(): AutosaveSeconds {
  const seconds = Number(stored.read());
  return AUTOSAVE_SECONDS.find((each) => each === seconds) ?? AUTOSAVE_SECONDS[0];
}
