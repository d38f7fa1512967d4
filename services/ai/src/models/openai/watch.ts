/** Aborts a call when its caller does, or when what is expected of it does not come in time. */
export class Watch {
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private late = false;

  constructor(private readonly caller: AbortSignal) {
    this.signal = this.stop.signal;
    if (caller.aborted) this.stop.abort();
    caller.addEventListener('abort', this.follow, { once: true });
  }

  readonly signal: AbortSignal;

  /** Whether it was the time that ended the call. */
  get isLate(): boolean {
    return this.late;
  }

  /** The next thing must come within this time, in milliseconds. */
  expectWithin(milliseconds: number): void {
    this.rest();
    this.timer = setTimeout(() => {
      this.late = true;
      this.stop.abort();
    }, milliseconds);
  }

  /** Nothing is expected. */
  rest(): void {
    clearTimeout(this.timer);
  }

  /** Ends the call if it goes on, and forgets its caller. */
  end(): void {
    this.rest();
    this.caller.removeEventListener('abort', this.follow);
    this.stop.abort();
  }

  private readonly follow = () => this.stop.abort();
}
