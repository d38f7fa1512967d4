/** Counts operations in progress, so that a process can wait for their end. */
export class InFlight {
  private count = 0;
  private whenNone: (() => void) | undefined;

  constructor(private readonly changed: (count: number) => void) {}

  get size(): number {
    return this.count;
  }

  begin(): void {
    this.count += 1;
    this.changed(this.count);
  }

  end(): void {
    this.count -= 1;
    this.changed(this.count);
    if (this.count === 0) this.whenNone?.();
  }

  /** Resolves when no operation is in progress. */
  none(): Promise<void> {
    if (this.count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.whenNone = resolve;
    });
  }
}
