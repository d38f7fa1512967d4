import { Inject, Injectable } from '@nestjs/common';
import { AppError, type AnswerEvent } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { valueWithin } from '@word-unfolded/primitives';
import { setTimeout as pause } from 'node:timers/promises';
import { AnswerGenerator } from '../../generators/answer-generator.js';
import type { BegunAnswer, GenerationRequest, StoredAnswer } from '../answer-store.js';
import { AnswerStores } from '../answer-stores.js';
import { AnswerTimes } from '../answer-times.js';
import { AnswerCharge } from './answer-charge.js';
import { AnswerWriting } from './answer-writing.js';
import type { Generation } from './generation.js';
import { Replicas } from './replicas.js';
import { GenerationStore } from './generation-store.js';
import { GenerationLostError, type Ending, type PreparedRun } from './run.js';

/** Pauses between attempts to store an answer, in milliseconds. The last one repeats. */
const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 15_000];

/**
 * Time after which an answer that cannot be stored is dropped, in milliseconds. Its events do not live longer either.
 */
const RETRY_LIMIT_MS = 24 * 3_600_000;

/** The steps after the last chunk of an answer. Two replicas may do each step; it counts once. */
@Injectable()
export class AnswerEnding {
  constructor(
    private readonly charge: AnswerCharge,
    private readonly stores: AnswerStores,
    private readonly writer: AnswerGenerator,
    private readonly writing: AnswerWriting,
    private readonly store: GenerationStore,
    private readonly replicas: Replicas,
    private readonly times: AnswerTimes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Charges the answer, stores it, and sends its last event. @throws GenerationLostError */
  async end(
    request: GenerationRequest,
    live: Generation,
    preparation: PreparedRun,
    ending: Ending,
  ): Promise<void> {
    const { answerId } = request;
    const { prepared } = preparation;
    const { own } = this.replicas;
    if (!(await this.store.beginEnding(answerId, own, ending))) throw new GenerationLostError();
    await this.charge.settle(request, preparation, ending);
    const writer = this.writer.writerOf(preparation.promptContext);
    const storing = this.untilStored({ ...request, note: prepared.note, writer }, live, ending);
    storing.catch(() => {}); // awaited below, after the last event
    const place =
      (await valueWithin(
        storing.catch(() => undefined),
        this.times.storeFirstMs,
      )) ??
      prepared.place ??
      {};
    if (!live.end) await this.writing.show(live, live.next(this.lastEvent(live, ending, writer, place)));
    live.close('over');
    await storing;
    await this.store.finish(answerId, own);
  }

  private async untilStored(begun: BegunAnswer, live: Generation, ending: Ending): Promise<StoredAnswer> {
    const { status } = ending;
    const title = status !== 'failed' && ending.title !== undefined && { title: ending.title };
    const ended = { ...begun, status, content: live.content, ...title };
    const since = performance.now();
    await live.beginning; // both write the same documents and would conflict
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.stores.of(begun.task).store(ended);
      } catch (error) {
        if (error instanceof AppError && error.code === 'ACCOUNT_DELETED') return {};
        if (isPermanent(error) || performance.now() - since > RETRY_LIMIT_MS) {
          this.log.error({ err: error, answerId: begun.answerId }, 'an answer cannot be stored');
          return {};
        }
        this.log.warn(
          { err: error, answerId: begun.answerId },
          'an answer could not be stored yet and is retried',
        );
        const wait = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!;
        await pause(wait, undefined, { signal: live.left });
      }
    }
  }

  private lastEvent(
    live: Generation,
    ending: Ending,
    writer: AnswerGenerator['name'],
    place: StoredAnswer,
  ): AnswerEvent {
    if (ending.status === 'failed') return { type: 'error', code: ending.code, params: { ...ending.params } };
    return {
      type: 'complete',
      fullContent: live.content,
      writer,
      ...place,
      tokens: ending.tokens,
      stopped: ending.status === 'stopped',
    };
  }
}

/**
 * MongoDB error codes of a document that can never be stored: BSONObjectTooLarge, DocumentValidationFailure, BadValue.
 */
const NEVER_TAKEN = new Set<unknown>([10334, 17280, 121, 2]);

/** Names of errors that the content causes, so that a retry cannot succeed. */
const OF_WHAT_IS_WRITTEN =
  /^(?:ZodError|SyntaxError|TypeError|RangeError|ValidationError|CastError|StrictModeError|BSONError)$/;

/**
 * Whether storing an answer fails for good: it is refused, for example because its conversation was deleted, or it can
 * never be written.
 */
function isPermanent(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  if (!(error instanceof Error)) return false;
  return OF_WHAT_IS_WRITTEN.test(error.name) || NEVER_TAKEN.has((error as { code?: unknown }).code);
}
