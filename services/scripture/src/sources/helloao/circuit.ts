import { TextSourceError } from '../../translations/text-source-error.js';
import type { Clock } from '@word-unfolded/primitives';

/** The pause after the first of several failures. */
export const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** A single error may concern one chapter only; this many in a row concern the source. */
const ERRORS_IN_A_ROW = 3;

/**
 * A circuit breaker for a source that is down: after a failure no request is sent for a while, then one request tries
 * whether the source has recovered. Each failed try doubles the pause, up to a minute.
 */
export class Circuit {
  #errors = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #openUntil: number | undefined;
  #trying = false;

  constructor(
    private readonly clock: Clock,
    private readonly onOpen: (pauseMs: number, why: TextSourceError) => void = () => {},
  ) {}

  /**
   * Sends a request to the source.
   *
   * @throws TextSourceError `unreachable` at once while the circuit is open; otherwise any error of the request.
   */
  async run<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const isTry = this.#openUntil !== undefined;
    if (isTry) {
      if (this.#trying || this.clock.now().getTime() < this.#openUntil!)
        throw new TextSourceError('unreachable', 'The source has failed a moment ago and is left alone.');
      this.#trying = true;
    }
    try {
      const answer = await request();
      this.#close();
      return answer;
    } catch (error) {
      this.#count(error, isTry);
      throw error;
    } finally {
      if (isTry) this.#trying = false;
    }
  }

  #close(): void {
    this.#errors = 0;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#openUntil = undefined;
  }

  #count(error: unknown, isTry: boolean): void {
    if (!(error instanceof TextSourceError)) return;
    // A response that cannot be parsed still shows that the source is reachable.
    if (error.problem === 'unreadable') return this.#close();
    this.#errors += 1;
    if (error.problem === 'refused' && !isTry && this.#errors < ERRORS_IN_A_ROW) return;
    // Requests that were in flight when another failed add no information.
    if (this.#openUntil !== undefined && !isTry) return;
    this.#openUntil = this.clock.now().getTime() + this.#pauseMs;
    this.onOpen(this.#pauseMs, error);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
