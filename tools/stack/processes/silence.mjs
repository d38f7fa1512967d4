import { setTimeout as pause } from 'node:timers/promises';

/** One late answer is no silence: the machine may have slept, or the supervisor may have been busy itself. */
const QUESTIONS = 3;

/**
 * @typedef {object} WatchLimits times in milliseconds
 * @property {number} everyMs between an answer and the next question
 * @property {number} answerMs that an answer may take
 * @property {number} silentMs without an answer after which a process counts as hanging
 * @property {number} youngMs after its start in which a process never counts as hanging: it may be loading its data on a
 * busy machine, and one that hangs after every start, as on a full disk, is not ended more often than that
 */

/** @type {WatchLimits} */
export const WATCH_LIMITS = { everyMs: 5_000, answerMs: 5_000, silentMs: 30_000, youngMs: 60_000 };

/** Decides from the answers of a process whether it hangs. Moments are milliseconds of one clock. */
export class Silence {
  #unanswered = 0;

  /**
   * @param {Pick<WatchLimits, 'silentMs' | 'youngMs'>} limits
   * @param {number} started moment
   */
  constructor(limits, started) {
    this.limits = limits;
    this.oldFrom = started + limits.youngMs;
    this.answeredAt = started;
  }

  /** @param {number} now */
  answered(now) {
    this.answeredAt = now;
    this.#unanswered = 0;
  }

  /**
   * @param {number} now
   * @returns {boolean} whether the process hangs
   */
  unanswered(now) {
    this.#unanswered += 1;
    return (
      this.#unanswered >= QUESTIONS && now >= this.oldFrom && now - this.answeredAt >= this.limits.silentMs
    );
  }
}

/**
 * Asks a process that has just started, again and again, until it hangs.
 *
 * @param {(withinMs: number) => Promise<boolean>} answers asks it once
 * @param {WatchLimits} limits
 * @param {AbortSignal} ended aborts when the process ends
 * @returns {Promise<number | undefined>} the milliseconds since its last answer, or undefined if it ended
 */
export async function silenceOf(answers, limits, ended) {
  const silence = new Silence(limits, performance.now());
  for (;;) {
    await pause(limits.everyMs, undefined, { signal: ended, ref: false }).catch(() => {});
    if (ended.aborted) return undefined;
    const answered = await answers(limits.answerMs);
    const now = performance.now();
    if (answered) silence.answered(now);
    else if (silence.unanswered(now)) return ended.aborted ? undefined : now - silence.answeredAt;
  }
}
