export type PeriodicTaskOptions = {
  /** Time from the beginning of one turn to the next, in milliseconds. A turn that is due while one runs is left out. */
  readonly intervalMs: number;
  /** Delay of the first turn, in milliseconds; the interval by default. With 0 it begins at the start. */
  readonly firstAfterMs?: number;
  /** Does one turn. The signal aborts when the task stops. */
  readonly run: (signal: AbortSignal) => unknown;
  /** Receives the error of a turn, which is usually logged. The next turn comes as usual. */
  readonly onError: (error: unknown) => void;
};

/**
 * Does something again and again, never twice at the same time. Its timers do not keep a process alive.
 */
export class PeriodicTask {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private controller: AbortController | undefined;
  private running: Promise<void> | undefined;
  private isDueAgain = false;

  constructor(private readonly options: PeriodicTaskOptions) {}

  /** Begins the schedule. A task that runs already is left as it is. */
  start(): void {
    if (this.controller) return;
    this.controller = new AbortController();
    const { intervalMs, firstAfterMs = intervalMs } = this.options;
    if (firstAfterMs === intervalMs) return this.repeat();
    if (firstAfterMs > 0) {
      this.timer = unref(
        setTimeout(() => {
          this.repeat();
          this.tick();
        }, firstAfterMs),
      );
      return;
    }
    this.repeat();
    this.tick();
  }

  /** Does a turn now, or one more after the running one. Does nothing if the task is not started. */
  wake(): void {
    if (this.running) this.isDueAgain = true;
    else this.tick();
  }

  /** Ends the schedule, aborts the signal of the running turn, and waits for that turn. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    this.controller?.abort();
    this.controller = undefined;
    await this.running;
  }

  private repeat(): void {
    this.timer = unref(setInterval(() => this.tick(), this.options.intervalMs));
  }

  private tick(): void {
    if (!this.controller || this.running) return;
    this.running = this.runWhileDue().finally(() => {
      this.running = undefined;
    });
  }

  private async runWhileDue(): Promise<void> {
    do {
      const signal = this.controller?.signal;
      if (!signal) return;
      this.isDueAgain = false;
      try {
        await this.options.run(signal);
      } catch (error) {
        this.options.onError(error);
      }
    } while (this.isDueAgain);
  }
}

/** In Node a timer keeps the process alive unless it is told otherwise. The timers of a browser are numbers. */
function unref<Timer>(timer: Timer): Timer {
  (timer as { unref?: () => void }).unref?.();
  return timer;
}
