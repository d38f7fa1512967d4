/** How long keystrokes are gathered before this device keeps them, in milliseconds: below the second that may be lost. */
const GATHER_MS = 400;

/** How long after a refusal it is tried again, in milliseconds. */
const AGAIN_MS = 3_000;

/** Saves one after the other, never twice at once, and the last state at the end. */
export type Autosave = {
  /** There is something to save. */
  readonly touch: () => void;
  /** Saves now what has not been saved. It never throws: what failed stays unsaved, and is tried again. */
  readonly flush: () => Promise<void>;
  readonly isDirty: () => boolean;
};

/**
 * @param save keeps the state as it is when it is called
 * @param onFailure hears of a save that failed
 */
export function createAutosave(
  save: () => Promise<void>,
  onFailure: (error: unknown) => void,
  gatherMs = GATHER_MS,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (isDirty) {
      isDirty = false;
      try {
        await save();
      } catch (error) {
        isDirty = true;
        onFailure(error);
        schedule(AGAIN_MS);
        return;
      }
    }
  }

  function schedule(afterMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined; // also where a save is under way, which takes this change along
      void flush();
    }, afterMs);
  }

  function flush(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    touch: () => {
      isDirty = true;
      schedule(gatherMs);
    },
    flush,
    isDirty: () => isDirty || running !== undefined,
  };
}
