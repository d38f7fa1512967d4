import { setTimeout as pause } from 'node:timers/promises';

/** Wakes one loop. Rings between two waits count as one. */
export class Bell {
  private hasRung = false;
  private wake = () => {};

  ring(): void {
    this.hasRung = true;
    this.wake();
  }

  /** Waits for a ring since the last wait, a time, or the signal. Never throws. */
  async wait(atMostMs: number, signal: AbortSignal): Promise<void> {
    if (!this.hasRung && !signal.aborted) {
      const over = new AbortController();
      const either = AbortSignal.any([signal, over.signal]);
      this.wake = () => over.abort();
      await pause(atMostMs, undefined, { signal: either, ref: false }).catch(() => {});
      this.wake = () => {};
    }
    this.hasRung = false;
  }
}
