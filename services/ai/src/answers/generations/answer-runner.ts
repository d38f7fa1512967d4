import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { ErasedOwners } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { valueWithin } from '@word-unfolded/primitives';
import type { GenerationRequest } from '../answer-store.js';
import { AnswerStores } from '../answer-stores.js';
import { PromptContextBuilder } from '../prompt-context/prompt-context-builder.js';
import { AnswerCharge } from './answer-charge.js';
import { AnswerFeed } from './answer-feed.js';
import { AnswerWriting } from './answer-writing.js';
import { Generation } from './generation.js';
import { Replicas } from './replicas.js';
import { GenerationStore } from './generation-store.js';
import { isSameTask, GenerationLostError, senderOf, type Ending, type PreparedRun, type Run } from './run.js';

/** How long a process that shuts down waits for its pending writes, in milliseconds. */
const LEAVING_MS = 3_000;

/** Runs the generations of this process from start to end, whether or not anybody reads them meanwhile. */
@Injectable()
export class AnswerRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly lives = new Map<string, Generation>();
  private readonly takingOver = new Set<string>();
  private readonly running = new Set<Promise<void>>();
  private isClosing = false;
  private leaveStops = () => {};
  private leaveSenders = () => {};

  constructor(
    private readonly store: GenerationStore,
    private readonly replicas: Replicas,
    private readonly feed: AnswerFeed,
    private readonly stores: AnswerStores,
    private readonly promptContexts: PromptContextBuilder,
    private readonly charge: AnswerCharge,
    private readonly erased: ErasedOwners,
    private readonly writing: AnswerWriting,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leaveStops = this.feed.ofStops(this.replicas.own, (answerId) => this.lives.get(answerId)?.stop());
    this.leaveSenders = this.feed.ofSenders((sender) => {
      for (const live of this.lives.values()) if (live.sender === sender) live.stop();
    });
  }

  /** Releases all generations as they are, so that another replica takes them over. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    this.leaveStops();
    this.leaveSenders();
    for (const live of this.lives.values()) this.release(live);
    await valueWithin(Promise.all(this.running), LEAVING_MS);
    await this.replicas.retire();
  }

  /** The generation, if this process runs it. */
  live(answerId: string): Generation | undefined {
    return this.lives.get(answerId);
  }

  /**
   * Begins a generation, unless it has begun already.
   *
   * @throws AppError ANSWER_NOT_FOUND for an id of another sender, VALIDATION_FAILED for an id of another task,
   * ACCOUNT_DELETED, SERVICE_UNAVAILABLE while Redis is away or this process shuts down
   */
  async begin(request: GenerationRequest): Promise<void> {
    if (this.isClosing) throw AppError.of('SERVICE_UNAVAILABLE');
    if (await this.isOfDeletedAccount(request)) throw AppError.of('ACCOUNT_DELETED');
    const { answerId } = request;
    if (await this.store.begin(request, this.replicas.own)) {
      this.run(request, new Generation(answerId, senderOf(request.subject)), {});
      return;
    }
    const run = await this.store.look(answerId);
    if (run && run.sender !== senderOf(request.subject)) throw AppError.of('ANSWER_NOT_FOUND');
    if (run && !isSameTask(run.task, request.task)) throw usedForAnother();
  }

  /**
   * Takes over a generation if its replica is dead.
   *
   * @returns whether this replica runs it now
   */
  async takeOver(answerId: string, run: Run): Promise<boolean> {
    if (this.lives.has(answerId)) return true;
    if (this.isClosing || this.takingOver.has(answerId) || (await this.hasLiveOwner(answerId, run)))
      return false;
    this.takingOver.add(answerId);
    try {
      const { own } = this.replicas;
      if (!(await this.store.takeOver(answerId, run.replica, own))) return false;
      const [events, now] = await Promise.all([this.store.read(answerId, 0), this.store.look(answerId)]);
      if (!now || now.replica !== own) return false;
      this.log.info({ answerId, from: run.replica, events: events.length }, 'took over an answer');
      this.run(
        { answerId, subject: now.subject, task: now.task },
        new Generation(answerId, now.sender, events),
        now,
      );
      return true;
    } finally {
      this.takingOver.delete(answerId);
    }
  }

  private async hasLiveOwner(answerId: string, { status, replica }: Run): Promise<boolean> {
    if (status === 'ended' || status === 'refused') return true;
    if (replica === this.replicas.own) return this.lives.has(answerId);
    return this.replicas.isAlive(replica);
  }

  private run(
    request: GenerationRequest,
    live: Generation,
    known: Pick<Partial<Run>, 'preparation' | 'ending'>,
  ): void {
    this.lives.set(request.answerId, live);
    const running = this.toItsEnd(request, live, known)
      .catch((error: unknown) => {
        if (!this.isClosing) this.log.warn({ err: error, answerId: live.answerId }, 'an answer was released');
      })
      .finally(() => {
        this.release(live);
        this.running.delete(running);
      });
    this.running.add(running);
  }

  private async toItsEnd(
    request: GenerationRequest,
    live: Generation,
    known: { readonly preparation?: PreparedRun; readonly ending?: Ending },
  ): Promise<void> {
    let preparation = known.preparation;
    let ending = known.ending;
    try {
      if (preparation && !ending && (await this.isOfDeletedAccount(request))) live.stop();
      preparation ??= await this.prepare(request);
      ending ??= await this.writing.write(request, live, preparation);
    } catch (error) {
      if (this.isClosing || error instanceof GenerationLostError) throw error;
      await this.refuse(request, live, error);
      return;
    }
    await this.writing.end(request, live, preparation, ending);
  }

  /**
   * The steps before the first chunk: checks that the answer is allowed, and reserves its tokens.
   *
   * @throws AppError that refuses the answer; GenerationLostError
   */
  private async prepare(request: GenerationRequest): Promise<PreparedRun> {
    const { answerId, task, timeZone } = request;
    if (await this.isOfDeletedAccount(request)) throw AppError.of('ACCOUNT_DELETED');
    const prepared = await this.stores.of(task).prepare(request);
    const promptContext = await this.promptContexts.make(task, prepared, timeZone);
    const preparation = { prepared, promptContext };
    await this.charge.reserve(request, preparation);
    if (!(await this.store.prepare(answerId, this.replicas.own, preparation)))
      throw new GenerationLostError();
    return preparation;
  }

  /** Whether the caller's account was deleted. Then no answer begins and none is taken over. */
  private async isOfDeletedAccount({ subject }: GenerationRequest): Promise<boolean> {
    return subject.kind === 'reader' && (await this.erased.has(subject.id));
  }

  /** Ends an answer that cannot begin: nothing is charged or stored, and the waiting readers receive the error. */
  private async refuse(request: GenerationRequest, live: Generation, error: unknown): Promise<void> {
    const { answerId } = request;
    const refusal = error instanceof AppError ? error : AppError.with('INTERNAL', {}, { cause: error });
    if (refusal.status >= 500)
      this.log.error({ err: refusal.cause ?? refusal, answerId }, 'an answer could not begin');
    try {
      await this.charge.release(request);
      await this.store.refuse(answerId, this.replicas.own, refusal);
    } catch (failure) {
      // The reservation and the generation in Redis expire by themselves.
      this.log.warn({ err: failure, answerId }, 'a refused answer could not be recorded');
    }
    live.close('refused', refusal);
  }

  /** Readers that follow it here continue in Redis or in the replica that takes over. */
  private release(live: Generation): void {
    if (this.lives.get(live.answerId) === live) this.lives.delete(live.answerId);
    live.close('lost');
  }
}

function usedForAnother(): AppError {
  const details = [{ field: 'idempotency-key', code: 'FIELD_INVALID' as const }];
  return AppError.with('VALIDATION_FAILED', {}, { details });
}
