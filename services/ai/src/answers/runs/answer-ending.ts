import { Inject, Injectable } from '@nestjs/common';
import type { AnswerEvent } from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import { AnswerWriter } from '../../writers/answer-writer.js';
import type { AskedAnswer, KeptAnswer } from '../answer-keeper.js';
import { AnswerKeepers } from '../answer-keepers.js';
import { AnswerTimes } from '../answer-times.js';
import { inTime } from '../in-time.js';
import { AnswerWriting } from './answer-writing.js';
import type { LiveAnswer } from './live-answer.js';
import { Replicas } from './replicas.js';
import { RunStore } from './run-store.js';
import { RunLostError, type Ending, type PreparedRun } from './run.js';

/** Pauses before what could not be kept is kept again; the last one again and again. In milliseconds. */
const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 15_000];

/** What stands after the last word of an answer. Each step may be done twice, by two replicas, and counts once. */
@Injectable()
export class AnswerEnding {
  constructor(
    private readonly meter: Meter,
    private readonly keepers: AnswerKeepers,
    private readonly writer: AnswerWriter,
    private readonly writing: AnswerWriting,
    private readonly store: RunStore,
    private readonly replicas: Replicas,
    private readonly times: AnswerTimes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Charges the answer, keeps it, and tells its reader that it is whole. @throws RunLostError */
  async end(asked: AskedAnswer, live: LiveAnswer, { prepared }: PreparedRun, ending: Ending): Promise<void> {
    const { answerId } = asked;
    const { own } = this.replicas;
    if (!(await this.store.beginEnding(answerId, own, ending))) throw new RunLostError();
    await this.charge(asked, ending);
    const keeping = this.untilKept(asked, live, prepared.note, ending);
    keeping.catch(() => {}); // awaited below, when its reader has been told
    const place = (await inTime(keeping, this.times.keepFirstMs)) ?? prepared.place ?? {};
    if (!live.end) await this.writing.show(live, live.next(this.lastEvent(live, ending, place)));
    live.close('over');
    await keeping;
    await this.store.finish(answerId, own);
  }

  /** What failed or was stopped is not charged (beyond, 23). */
  private async charge({ payer, answerId }: AskedAnswer, ending: Ending): Promise<void> {
    if (ending.status === 'complete')
      await this.meter.settle(payer, answerId, { requests: 1, tokens: ending.tokens });
    else await this.meter.release(payer, answerId);
  }

  private async untilKept(
    asked: AskedAnswer,
    live: LiveAnswer,
    note: string,
    ending: Ending,
  ): Promise<KeptAnswer> {
    const { status } = ending;
    const title = status !== 'failed' && ending.title !== undefined && { title: ending.title };
    const ended = { ...asked, note, status, content: live.content, writer: this.writer.name, ...title };
    await live.beginning; // both write the same, and would be in each other's way
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.keepers.of(asked.task).keep(ended);
      } catch (error) {
        this.log.warn({ err: error, answerId: asked.answerId }, 'an answer is not kept yet');
        const wait = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!;
        await pause(wait, undefined, { signal: live.left });
      }
    }
  }

  private lastEvent(live: LiveAnswer, ending: Ending, place: KeptAnswer): AnswerEvent {
    if (ending.status === 'failed') return { type: 'error', code: ending.code, params: { ...ending.params } };
    return {
      type: 'complete',
      fullContent: live.content,
      writer: this.writer.name,
      ...place,
      tokens: ending.tokens,
      stopped: ending.status === 'stopped',
    };
  }
}
