/** Aborts a call when its caller aborts, or when the expected event is late. */
export class Watchdog {
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private late = false;

  constructor(private readonly caller: AbortSignal) {
    this.signal = this.stop.signal;
    if (caller.aborted) this.stop.abort();
    caller.addEventListener('abort', this.follow, { once: true });
  }

  readonly signal: AbortSignal;

  /** Whether the timeout ended the call. */
  get isLate(): boolean {
    return this.late;
  }

  /** Expects the next event within this time, in milliseconds. */
  expectWithin(milliseconds: number): void {
    this.rest();
    this.timer = setTimeout(() => {
      this.late = true;
      this.stop.abort();
    }, milliseconds);
  }

  /** Stops the timer. */
  rest(): void {
    clearTimeout(this.timer);
  }

  /** Aborts the call if it still runs, and removes the listener of its caller. */
  end(): void {
    this.rest();
    this.caller.removeEventListener('abort', this.follow);
    this.stop.abort();
  }

  private readonly follow = () => this.stop.abort();
}
