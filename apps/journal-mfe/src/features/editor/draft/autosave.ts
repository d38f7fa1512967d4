/**
 * How long keystrokes are collected before they are saved on this device, in milliseconds: what a crashed page may lose,
 * beside the time of the write to disk.
 */
const GATHER_MS = 200;

/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 3_000;

/** Runs saves one at a time and always saves the last state. */
export type Autosave = {
  /** Marks the state as changed and schedules a save. */
  readonly touch: () => void;
  /** Saves the unsaved changes now. It never throws: a failed save stays unsaved and is retried. */
  readonly flush: () => Promise<void>;
  readonly isDirty: () => boolean;
};

/**
 * @param save stores the state as it is at the time of the call
 * @param onFailure is called with the error of a failed save
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
        schedule(RETRY_MS);
        return;
      }
    }
  }

  function schedule(afterMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined; // also during a save: the loop in `run` then saves this change too
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
