import { CatalogueError } from '@word-unfolded/contracts';

/** A signal that aborts when the caller has no patience left; its timer runs only if someone looks. */
export class Patience {
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
    this.timer = setTimeout(() => controller.abort(CatalogueError.of('SERVICE_TIMEOUT')), left);
    return controller.signal;
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
