import { create } from 'zustand';

const useStore = create<{ readonly verse: string | undefined }>(() => ({ verse: undefined }));

/** The verse that is being read aloud, in OSIS form (`Rom.8.28`); undefined while there is none. */
export function useSpokenVerse(): string | undefined {
  return useStore(({ verse }) => verse);
}

/**
 * Whether a verse is being read aloud. Only the verses whose state changes are rendered again.
 *
 * @param verse in OSIS form
 */
export function useIsSpoken(verse: string): boolean {
  return useStore((spoken) => spoken.verse === verse);
}

/** Sets the verse that is being read aloud. */
export function tellSpokenVerse(verse: string | undefined): void {
  if (useStore.getState().verse !== verse) useStore.setState({ verse });
}
