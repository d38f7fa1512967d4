import { create } from 'zustand';

const useStore = create<{ readonly line: string | undefined }>(() => ({ line: undefined }));

/**
 * The line that is being read aloud: a verse in OSIS form (`Rom.8.28`), or the id of a sentence; undefined while there is
 * none.
 */
export function useSpokenLine(): string | undefined {
  return useStore(({ line }) => line);
}

/**
 * Whether a line is being read aloud. Only the lines whose state changes are rendered again.
 *
 * @param line a verse in OSIS form, or the id of a sentence
 */
export function useIsSpoken(line: string): boolean {
  return useStore((spoken) => spoken.line === line);
}

/** Sets the line that is being read aloud. */
export function tellSpokenLine(line: string | undefined): void {
  if (useStore.getState().line !== line) useStore.setState({ line });
}
