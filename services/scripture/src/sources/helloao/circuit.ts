import { TextSourceError } from '../../translations/text-source-error.js';
import type { Clock } from '../../common/clock.js';

/** The pause after the first of several failures. */
export const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** One error of the source may be that of one chapter; so many in a row are the source's. */
const ERRORS_IN_A_ROW = 3;

/**
 * Keeps readers from waiting for a source that is away: after a failure nothing is asked for a while, then one request
 * tries whether it is back. Each try that fails doubles the pause, up to a minute.
 */
export class Circuit {
  #errors = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #openUntil: number | undefined;
  #trying = false;

  constructor(
    private readonly clock: Clock,
    private readonly opened: (pauseMs: number, why: TextSourceError) => void = () => {},
  ) {}

  /**
   * Asks the source.
   *
   * @throws TextSourceError `unreachable` at once while the source is left alone; else what the request throws.
   */
  async run<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const isTry = this.#openUntil !== undefined;
    if (isTry) {
      if (this.#trying || this.clock.now() < this.#openUntil!)
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
    // What cannot be read was sent all the same: the source is there.
    if (error.problem === 'unreadable') return this.#close();
    this.#errors += 1;
    if (error.problem === 'refused' && !isTry && this.#errors < ERRORS_IN_A_ROW) return;
    // Requests that were on their way when another failed say nothing new.
    if (this.#openUntil !== undefined && !isTry) return;
    this.#openUntil = this.clock.now() + this.#pauseMs;
    this.opened(this.#pauseMs, error);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
