/**
 * Acts when a partner has said nothing for a while. What has arrived while this process was itself too busy to read it
 * counts as said: when the time is over, the sockets are read once more before anything is done.
 */
export class Silence {
  private timer: NodeJS.Timeout | undefined;
  private lastLook: NodeJS.Immediate | undefined;

  constructor(private readonly act: () => void) {}

  /** Begins to wait anew, for this many milliseconds. */
  endsIn(milliseconds: number): void {
    this.forget();
    this.timer = setTimeout(() => {
      this.lastLook = setImmediate(this.act);
    }, milliseconds);
  }

  forget(): void {
    clearTimeout(this.timer);
    clearImmediate(this.lastLook);
  }
}
