/** Least time between two stored states of progress, in milliseconds. A person sees no more. */
const EVERY_MS = 100;

/**
 * Stores progress as it changes, one write at a time. What changes during a write or soon after it is stored with the
 * next one; only the latest state matters.
 *
 * @param store never called twice at once; its errors are ignored, because progress is not worth a failed job
 */
export function progressReport(
  store: (state: { readonly done: number; readonly total: number }) => Promise<void>,
  everyMs = EVERY_MS,
): { readonly progress: (done: number, total: number) => void; readonly end: () => Promise<void> } {
  let latest: { readonly done: number; readonly total: number } | undefined;
  let writing: Promise<void> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    pause = undefined;
    if (!latest || writing) return;
    const state = latest;
    latest = undefined;
    writing = store(state)
      .catch(() => {})
      .finally(() => {
        writing = undefined;
        pause = setTimeout(write, everyMs);
      });
  };
  return {
    progress: (done, total) => {
      latest = { done, total };
      if (!pause) write();
    },
    end: async () => {
      latest = undefined;
      await writing;
      clearTimeout(pause);
    },
  };
}
