import type { Logger } from '@word-unfolded/service-kit';
import type { HelloaoSource } from './helloao.source.js';

/** What is offered changes rarely; a source that was away may be back any time. */
const AGAIN_MS = 3_600_000;

/** Doubled with each failure in a row. */
const AGAIN_AFTER_FAILURE_MS = 1_000;
const LONGEST_AFTER_FAILURE_MS = 32_000;

/** How long a start waits for the first listing: readers of the local library need not wait for it. */
const START_WAITS_MS = 1_500;

/** Keeps the list of what the Free Use Bible API offers up to date while the service runs. */
export class HelloaoRefresher {
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #afterFailureMs = AGAIN_AFTER_FAILURE_MS;

  constructor(
    private readonly source: HelloaoSource,
    private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    let waited: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (waited = setTimeout(resolve, START_WAITS_MS)));
    await Promise.race([this.#refresh(), late]);
    clearTimeout(waited);
  }

  onModuleDestroy(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    const againMs = await this.#try();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#refresh(), againMs).unref();
  }

  /** @returns after how many milliseconds to ask again */
  async #try(): Promise<number> {
    try {
      await this.source.refresh();
      this.#afterFailureMs = AGAIN_AFTER_FAILURE_MS;
      return AGAIN_MS;
    } catch (error) {
      const againMs = this.#afterFailureMs;
      this.#afterFailureMs = Math.min(againMs * 2, LONGEST_AFTER_FAILURE_MS);
      this.log.debug({ err: error }, 'online translations cannot be listed');
      return againMs;
    }
  }
}
