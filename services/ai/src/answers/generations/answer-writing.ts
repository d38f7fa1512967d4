import { Inject, Injectable } from '@nestjs/common';
import { AppError, type AnswerEvent, type PlacedAnswerEvent } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { abortable, valueWithin } from '@word-unfolded/primitives';
import { setTimeout as pause } from 'node:timers/promises';
import { isBlank } from '../../common/is-blank.js';
import {
  AnswerGenerator,
  type TitlePromptContext,
  type WrittenTitle,
} from '../../generators/answer-generator.js';
import type { BegunAnswer, GenerationRequest, StoredAnswer } from '../answer-store.js';
import { AnswerStores } from '../answer-stores.js';
import { AnswerTimes } from '../answer-times.js';
import { AnswerCharge } from './answer-charge.js';
import type { Generation } from './generation.js';
import { Replicas } from './replicas.js';
import { GenerationStore } from './generation-store.js';
import { GenerationLostError, type Ending, type PreparedRun } from './run.js';

/** Pause before a write that Redis refused is retried, in milliseconds. */
const RETRY_MS = 100;

/** No generator of ours produces more. The bound ends an answer that would otherwise never end. */
const MOST_CHARACTERS = 100_000;

/** Pauses between attempts to store an answer, in milliseconds. The last one repeats. */
const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 15_000];

/**
 * Time after which an answer that cannot be stored is dropped, in milliseconds. Its events do not live longer either.
 */
const RETRY_LIMIT_MS = 24 * 3_600_000;

/** Runs the generator, shows each chunk after Redis has stored it, and stores the whole answer. */
@Injectable()
export class AnswerWriting {
  constructor(
    private readonly writer: AnswerGenerator,
    private readonly stores: AnswerStores,
    private readonly charge: AnswerCharge,
    private readonly store: GenerationStore,
    private readonly replicas: Replicas,
    private readonly times: AnswerTimes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError when it fails before its first chunk; GenerationLostError when another replica has taken over */
  async write(request: GenerationRequest, live: Generation, preparation: PreparedRun): Promise<Ending> {
    try {
      return await this.writeParts(request, live, preparation);
    } catch (error) {
      if (error instanceof GenerationLostError || live.left.aborted) throw error;
      if (live.stopped.aborted) return { status: 'stopped', tokens: 0 };
      const failure = failureOf(error);
      if (live.content === '') throw failure;
      this.log.warn(
        { err: failure.cause ?? failure, answerId: live.answerId },
        'an answer failed after it had begun',
      );
      return { status: 'failed', code: failure.code, params: failure.params };
    }
  }

  private async writeParts(
    request: GenerationRequest,
    live: Generation,
    { promptContext: promptContext, prepared }: PreparedRun,
  ): Promise<Ending> {
    const shown = live.content;
    const signal = AbortSignal.any([live.stopped, live.left, AbortSignal.timeout(this.times.longestMs)]);
    const ending = new AbortController();
    const either = AbortSignal.any([signal, ending.signal]);
    const parts = this.writer.write({ ...promptContext, shown }, either);
    const title = prepared.needsTitle ? this.titleFor(request, promptContext, either) : undefined;
    try {
      const begun = { ...request, note: prepared.note, writer: this.writer.writerOf(promptContext) };
      const ended = await this.showParts(begun, live, parts, signal);
      return title
        ? withTitle(
            ended,
            await valueWithin(
              title.catch(() => undefined),
              this.times.titleMs,
            ),
          )
        : ended;
    } finally {
      ending.abort();
    }
  }

  /** A failed title does not fail the answer. */
  private async titleFor(
    { answerId }: GenerationRequest,
    promptContext: TitlePromptContext,
    signal: AbortSignal,
  ): Promise<WrittenTitle | undefined> {
    return this.writer.title(promptContext, signal).catch((error: unknown) => {
      if (!signal.aborted)
        this.log.warn({ err: error, answerId }, 'the generator returned no title for a conversation');
      return undefined;
    });
  }

  private async showParts(
    begun: BegunAnswer,
    live: Generation,
    parts: ReturnType<AnswerGenerator['write']>,
    signal: AbortSignal,
  ): Promise<Ending> {
    const shown = live.content;
    let characters = shown.length;
    // Nothing is shown before its first word, so that a blank answer fails as one that never began.
    let held = '';
    let hasBegun = !isBlank(shown);
    for (;;) {
      const part = await abortable(parts.next(), signal);
      if (part.done) {
        if (!hasBegun) throw AppError.of('PROVIDER_FAILED');
        return { status: 'complete', tokens: part.value.tokens };
      }
      held += part.value.content;
      if (characters + held.length > MOST_CHARACTERS) throw AppError.of('PROVIDER_FAILED');
      if (held === '' || (!hasBegun && isBlank(held))) continue;
      await this.show(live, live.next({ type: 'chunk', content: held }));
      if (!hasBegun) live.beginning = this.tellStore(begun);
      hasBegun = true;
      characters += held.length;
      held = '';
    }
  }

  /** Shows an event only after Redis has stored it, so that every event that a reader has seen can be resumed from. */
  private async show(live: Generation, placed: PlacedAnswerEvent): Promise<void> {
    const until = performance.now() + this.times.redisAwayMs;
    for (;;) {
      try {
        const outcome = await this.store.append(this.replicas.own, placed);
        if (outcome === 'lost') throw new GenerationLostError();
        live.add(placed);
        if (outcome === 'stopped') live.stop();
        return;
      } catch (error) {
        if (error instanceof GenerationLostError) throw error;
        if (performance.now() > until)
          throw new GenerationLostError('Redis takes no events', { cause: error });
        await pause(RETRY_MS);
      }
    }
  }

  /** The stream does not wait for this write: at the end the answer is stored whole. */
  private tellStore(begun: BegunAnswer): Promise<void> {
    return this.stores
      .of(begun.task)
      .begin(begun)
      .catch((error: unknown) =>
        this.log.warn({ err: error, answerId: begun.answerId }, 'the beginning of an answer was not stored'),
      );
  }

  /**
   * The steps after the last chunk: charges the answer, stores it, and sends its last event. Two replicas may do each
   * step; it counts once.
   *
   * @throws GenerationLostError
   */
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
    if (!live.end) await this.show(live, live.next(this.lastEvent(live, ending, writer, place)));
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

/** The title is charged with its answer. */
function withTitle(ended: Ending, written: WrittenTitle | undefined): Ending {
  if (ended.status !== 'complete' || !written) return ended;
  const title = written.title !== undefined && { title: written.title };
  return { ...ended, tokens: ended.tokens + written.tokens, ...title };
}

function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return AppError.with(isLate ? 'SERVICE_TIMEOUT' : 'INTERNAL', {}, { cause: error });
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
