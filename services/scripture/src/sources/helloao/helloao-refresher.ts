import type { Logger } from '@word-unfolded/service-kit';
import { valueWithin } from '@word-unfolded/primitives';
import type { HelloaoSource } from './helloao.source.js';

/** The listing changes rarely; a source that was down may recover at any time. */
const RETRY_MS = 3_600_000;

/** Doubled with each failure in a row. */
const RETRY_AFTER_FAILURE_MS = 1_000;
const LONGEST_AFTER_FAILURE_MS = 32_000;

/** How long the start waits for the first listing, because readers of the local library do not need it. */
const START_WAITS_MS = 1_500;

/** Refreshes the list of translations of the Free Use Bible API while the service runs. */
export class HelloaoRefresher {
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #afterFailureMs = RETRY_AFTER_FAILURE_MS;

  constructor(
    private readonly source: HelloaoSource,
    private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await valueWithin(this.#refresh(), START_WAITS_MS);
  }

  onModuleDestroy(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    const retryMs = await this.#try();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#refresh(), retryMs).unref();
  }

  /** @returns the delay until the next request in milliseconds */
  async #try(): Promise<number> {
    try {
      await this.source.refresh();
      this.#afterFailureMs = RETRY_AFTER_FAILURE_MS;
      return RETRY_MS;
    } catch (error) {
      const retryMs = this.#afterFailureMs;
      this.#afterFailureMs = Math.min(retryMs * 2, LONGEST_AFTER_FAILURE_MS);
      this.log.debug({ err: error }, 'could not list the online translations');
      return retryMs;
    }
  }
}
