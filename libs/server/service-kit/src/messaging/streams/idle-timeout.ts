/**
 * Calls a function after a period without messages from the peer. Messages that arrived while this process was busy
 * count: when the time is over, the sockets are read once more before the function is called.
 */
export class IdleTimeout {
  private timer: NodeJS.Timeout | undefined;
  private lastCheck: NodeJS.Immediate | undefined;

  constructor(private readonly act: () => void) {}

  /** Restarts the timer with this number of milliseconds. */
  endsIn(milliseconds: number): void {
    this.forget();
    this.timer = setTimeout(() => {
      this.lastCheck = setImmediate(this.act);
    }, milliseconds);
  }

  forget(): void {
    clearTimeout(this.timer);
    clearImmediate(this.lastCheck);
  }
}
