import { keptText } from '@word-unfolded/ui';
import { create } from 'zustand';

/** How often a note is saved by itself, in seconds (specification, section 1: 30 seconds, 1 minute, 5 minutes). */
export const AUTOSAVE_SECONDS = [30, 60, 300] as const;

export type AutosaveSeconds = (typeof AUTOSAVE_SECONDS)[number];

const kept = keptText('notesAutosave');

type AutosaveState = { readonly seconds: AutosaveSeconds };

/** The reader's choice, kept on this device. */
export const useAutosave = create<AutosaveState>(() => ({ seconds: readAutosave() }));

export function changeAutosave(seconds: AutosaveSeconds): void {
  useAutosave.setState({ seconds });
  kept.write(String(seconds));
}

/** The choice of the last visit; 30 seconds when there was none. */
export function readAutosave(): AutosaveSeconds {
  const seconds = Number(kept.read());
  return AUTOSAVE_SECONDS.find((each) => each === seconds) ?? AUTOSAVE_SECONDS[0];
}
