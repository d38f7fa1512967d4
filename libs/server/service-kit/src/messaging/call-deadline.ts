import { AppError } from '@word-unfolded/contracts';

/** A signal that aborts at the caller's deadline. Its timer starts only on first access. */
export class CallDeadline {
  private timer: NodeJS.Timeout | undefined;
  private controller: AbortController | undefined;
  private readonly until: number;

  constructor(milliseconds: number) {
    this.until = performance.now() + milliseconds;
  }

  get signal(): AbortSignal {
    if (this.controller) return this.controller.signal;
    const controller = new AbortController();
    this.controller = controller;
    const left = Math.max(0, this.until - performance.now());
    this.timer = setTimeout(() => controller.abort(AppError.of('SERVICE_TIMEOUT')), left);
    return controller.signal;
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
