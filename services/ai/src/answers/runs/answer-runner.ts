import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import type { AskedAnswer } from '../answer-keeper.js';
import { AnswerEnding } from './answer-ending.js';
import { AnswerFeed } from './answer-feed.js';
import { AnswerStart } from './answer-start.js';
import { AnswerWriting } from './answer-writing.js';
import { LiveAnswer } from './live-answer.js';
import { Replicas } from './replicas.js';
import { RunStore } from './run-store.js';
import { isSameTask, RunLostError, senderOf, type Ending, type PreparedRun, type Run } from './run.js';

/** What a process that ends still waits for what is on its way to the database, in milliseconds. */
const LEAVING_MS = 3_000;

/** Runs the answers of this process from their beginning to their end, whoever reads them meanwhile. */
@Injectable()
export class AnswerRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly lives = new Map<string, LiveAnswer>();
  private readonly adopting = new Set<string>();
  private readonly running = new Set<Promise<void>>();
  private isClosing = false;
  private leaveStops = () => {};

  constructor(
    private readonly store: RunStore,
    private readonly replicas: Replicas,
    private readonly feed: AnswerFeed,
    private readonly start: AnswerStart,
    private readonly writing: AnswerWriting,
    private readonly ending: AnswerEnding,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leaveStops = this.feed.ofStops(this.replicas.own, (answerId) => this.lives.get(answerId)?.stop());
  }

  /** Lets go of every answer where it is, for another replica to go on with. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    this.leaveStops();
    for (const live of this.lives.values()) this.letGo(live);
    await Promise.race([Promise.all(this.running), pause(LEAVING_MS, undefined, { ref: false })]);
    await this.replicas.retire();
  }

  /** The answer, if this process writes it. */
  live(answerId: string): LiveAnswer | undefined {
    return this.lives.get(answerId);
  }

  /**
   * Begins an answer, unless it has begun already.
   *
   * @throws CatalogueError ANSWER_NOT_FOUND for an id of another sender, VALIDATION_FAILED for one of another task,
   *   SERVICE_UNAVAILABLE while Redis is away or this process is about to end
   */
  async begin(asked: AskedAnswer): Promise<void> {
    if (this.isClosing) throw CatalogueError.of('SERVICE_UNAVAILABLE');
    const { answerId } = asked;
    if (await this.store.begin(asked, this.replicas.own)) {
      this.run(asked, new LiveAnswer(answerId, senderOf(asked.payer)), {});
      return;
    }
    const run = await this.store.look(answerId);
    if (run && run.sender !== senderOf(asked.payer)) throw CatalogueError.of('ANSWER_NOT_FOUND');
    if (run && !isSameTask(run.task, asked.task)) throw usedForAnother();
  }

  /** Goes on with an answer if the replica that had it is gone; says whether it is this one now that does. */
  async adopt(answerId: string, run: Run): Promise<boolean> {
    if (this.lives.has(answerId)) return true;
    if (this.isClosing || this.adopting.has(answerId) || (await this.isCaredFor(answerId, run))) return false;
    this.adopting.add(answerId);
    try {
      const { own } = this.replicas;
      if (!(await this.store.adopt(answerId, run.replica, own))) return false;
      const [events, now] = await Promise.all([this.store.read(answerId, 0), this.store.look(answerId)]);
      if (!now || now.replica !== own) return false;
      this.log.info({ answerId, from: run.replica, events: events.length }, 'goes on with an answer');
      this.run(
        { answerId, payer: now.payer, task: now.task },
        new LiveAnswer(answerId, now.sender, events),
        now,
      );
      return true;
    } finally {
      this.adopting.delete(answerId);
    }
  }

  private async isCaredFor(answerId: string, { status, replica }: Run): Promise<boolean> {
    if (status === 'ended' || status === 'refused') return true;
    if (replica === this.replicas.own) return this.lives.has(answerId);
    return this.replicas.isAlive(replica);
  }

  private run(
    asked: AskedAnswer,
    live: LiveAnswer,
    known: Pick<Partial<Run>, 'preparation' | 'ending'>,
  ): void {
    this.lives.set(asked.answerId, live);
    const running = this.toItsEnd(asked, live, known)
      .catch((error: unknown) => {
        if (!this.isClosing) this.log.warn({ err: error, answerId: live.answerId }, 'an answer was let go');
      })
      .finally(() => {
        this.letGo(live);
        this.running.delete(running);
      });
    this.running.add(running);
  }

  private async toItsEnd(
    asked: AskedAnswer,
    live: LiveAnswer,
    known: { readonly preparation?: PreparedRun; readonly ending?: Ending },
  ): Promise<void> {
    let preparation = known.preparation;
    let ending = known.ending;
    try {
      preparation ??= await this.start.prepare(asked);
      ending ??= await this.writing.write(asked, live, preparation);
    } catch (error) {
      if (this.isClosing || error instanceof RunLostError) throw error;
      await this.start.refuse(asked, live, error);
      return;
    }
    await this.ending.end(asked, live, preparation, ending);
  }

  /** Who still reads it here looks for it elsewhere, or in Redis. */
  private letGo(live: LiveAnswer): void {
    if (this.lives.get(live.answerId) === live) this.lives.delete(live.answerId);
    live.close('lost');
  }
}

function usedForAnother(): CatalogueError {
  const details = [{ field: 'idempotency-key', code: 'FIELD_INVALID' as const }];
  return CatalogueError.with('VALIDATION_FAILED', {}, { details });
}
