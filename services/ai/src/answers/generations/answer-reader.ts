import { Injectable } from '@nestjs/common';
import { AppError, type PlacedAnswerEvent } from '@word-unfolded/contracts';
import { AnswerTimes } from '../answer-times.js';
import { orUnavailable } from '../or-unavailable.js';
import { AnswerFeed, type Listening } from './answer-feed.js';
import { AnswerRunner } from './answer-runner.js';
import type { Generation } from './generation.js';
import { GenerationStore } from './generation-store.js';
import type { Run } from './run.js';

/** A request to read one's own answer after a place. */
export type Following = {
  readonly answerId: string;
  readonly sender: string;
  readonly after: number;
  readonly signal: AbortSignal;
};

/** Reads answers, whichever replica generates them. */
@Injectable()
export class AnswerReader {
  constructor(
    private readonly runner: AnswerRunner,
    private readonly store: GenerationStore,
    private readonly feed: AnswerFeed,
    private readonly times: AnswerTimes,
  ) {}

  /**
   * The events of an answer after a place, in order and each once, up to the event that ends it. A reader who is at the
   * end already receives that event again. Ends early only when the signal aborts.
   *
   * @throws AppError ANSWER_NOT_FOUND, also for another sender's answer; the error that refused it; SERVICE_UNAVAILABLE
   */
  async *follow(following: Following): AsyncGenerator<PlacedAnswerEvent> {
    const { signal } = following;
    let { after } = following;
    while (!signal.aborted) {
      const live = this.runner.live(following.answerId);
      const events = live ? fromHere(live, { ...following, after }) : this.fromRedis({ ...following, after });
      for await (const placed of events) {
        after = placed.place;
        yield placed;
        if (placed.event.type !== 'chunk') return;
      }
    }
  }

  /** Events from Redis, until the end or until this process generates the answer. */
  private async *fromRedis({
    answerId,
    sender,
    after,
    signal,
  }: Following): AsyncGenerator<PlacedAnswerEvent> {
    const listening = this.feed.ofAnswer(answerId);
    try {
      for (let at = after; !signal.aborted;) {
        const run = await orUnavailable(() => this.store.look(answerId));
        if (run?.sender !== sender) throw AppError.of('ANSWER_NOT_FOUND');
        if (run.refusal && run.status === 'refused') throw run.refusal;
        const events = await orUnavailable(() => this.store.read(answerId, at));
        for (const placed of events) {
          at = placed.place;
          yield placed;
        }
        if (events.length > 0) continue;
        if (run.status === 'ended') return yield* this.lastOf(answerId);
        if (await this.goesOnHere(answerId, run, listening, signal)) return;
      }
    } finally {
      listening.close();
    }
  }

  private async *lastOf(answerId: string): AsyncGenerator<PlacedAnswerEvent> {
    const last = await orUnavailable(() => this.store.last(answerId));
    if (!last) throw AppError.of('ANSWER_NOT_FOUND');
    yield last;
  }

  private async goesOnHere(
    answerId: string,
    run: Run,
    listening: Listening,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (await orUnavailable(() => this.runner.takeOver(answerId, run))) return true;
    await listening.news(this.times.lookMs, signal);
    return false;
  }
}

/** Events of an answer that this process generates. */
async function* fromHere(
  live: Generation,
  { sender, after, signal }: Following,
): AsyncGenerator<PlacedAnswerEvent> {
  if (live.sender !== sender) throw AppError.of('ANSWER_NOT_FOUND');
  yield* live.after(after, signal);
  if (live.refusal) throw live.refusal;
  if (live.end && after >= live.end.place) yield live.end;
}
