import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, type PlacedAnswerEvent } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import { AnswerWriter, type TitleBrief, type WrittenTitle } from '../../writers/answer-writer.js';
import type { AskedAnswer } from '../answer-keeper.js';
import { AnswerKeepers } from '../answer-keepers.js';
import { AnswerTimes } from '../answer-times.js';
import { inTime } from '../in-time.js';
import { unlessAborted } from '../unless-aborted.js';
import type { LiveAnswer } from './live-answer.js';
import { Replicas } from './replicas.js';
import { RunStore } from './run-store.js';
import { RunLostError, type Ending, type PreparedRun } from './run.js';

/** Pause before what Redis did not take is given to it again, in milliseconds. */
const AGAIN_MS = 100;

/** No writer of ours writes more; what would go on for ever ends here. */
const MOST_CHARACTERS = 100_000;

/** Lets an answer be written, and shows each part of it once Redis has it. */
@Injectable()
export class AnswerWriting {
  constructor(
    private readonly writer: AnswerWriter,
    private readonly keepers: AnswerKeepers,
    private readonly store: RunStore,
    private readonly replicas: Replicas,
    private readonly times: AnswerTimes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws CatalogueError when it fails before its first part; RunLostError when another replica goes on with it */
  async write(asked: AskedAnswer, live: LiveAnswer, preparation: PreparedRun): Promise<Ending> {
    try {
      return await this.writeParts(asked, live, preparation);
    } catch (error) {
      if (error instanceof RunLostError || live.left.aborted) throw error;
      if (live.stopped.aborted) return { status: 'stopped', tokens: 0 };
      const failure = failureOf(error);
      if (live.content === '') throw failure;
      this.log.warn({ err: failure.cause ?? failure, answerId: live.answerId }, 'an answer failed half-way');
      return { status: 'failed', code: failure.code, params: failure.params };
    }
  }

  private async writeParts(
    asked: AskedAnswer,
    live: LiveAnswer,
    { brief, prepared }: PreparedRun,
  ): Promise<Ending> {
    const shown = live.content;
    const signal = AbortSignal.any([live.stopped, live.left, AbortSignal.timeout(this.times.longestMs)]);
    const ending = new AbortController();
    const either = AbortSignal.any([signal, ending.signal]);
    const parts = this.writer.write({ ...brief, shown }, either);
    const title = prepared.needsTitle ? this.titleFor(asked, brief, either) : undefined;
    try {
      const ended = await this.showParts(asked, live, prepared.note, parts, signal);
      return title ? withTitle(ended, await inTime(title, this.times.titleMs)) : ended;
    } finally {
      ending.abort();
    }
  }

  /** An answer does not fail for its title. */
  private async titleFor(
    { answerId }: AskedAnswer,
    brief: TitleBrief,
    signal: AbortSignal,
  ): Promise<WrittenTitle | undefined> {
    return this.writer.title(brief, signal).catch((error: unknown) => {
      if (!signal.aborted)
        this.log.warn({ err: error, answerId }, 'a conversation has no title of its writer');
      return undefined;
    });
  }

  private async showParts(
    asked: AskedAnswer,
    live: LiveAnswer,
    note: string,
    parts: ReturnType<AnswerWriter['write']>,
    signal: AbortSignal,
  ): Promise<Ending> {
    const shown = live.content;
    let characters = shown.length;
    for (let isFirst = true; ; isFirst = false) {
      const part = await unlessAborted(parts.next(), signal);
      if (part.done) {
        if (characters === 0) throw CatalogueError.of('PROVIDER_FAILED');
        return { status: 'complete', tokens: part.value.tokens };
      }
      if (part.value.content === '') continue;
      await this.show(live, live.next({ type: 'chunk', content: part.value.content }));
      if (isFirst && shown === '') live.beginning = this.tellKeeper(asked, note);
      characters += part.value.content.length;
      if (characters > MOST_CHARACTERS) throw CatalogueError.of('PROVIDER_FAILED');
    }
  }

  /** Shows an event when Redis has it, so that no reader has seen what cannot be gone on from. */
  async show(live: LiveAnswer, placed: PlacedAnswerEvent): Promise<void> {
    const until = performance.now() + this.times.redisAwayMs;
    for (;;) {
      try {
        const outcome = await this.store.append(this.replicas.own, placed);
        if (outcome === 'lost') throw new RunLostError();
        live.add(placed);
        if (outcome === 'stopped') live.stop();
        return;
      } catch (error) {
        if (error instanceof RunLostError) throw error;
        if (performance.now() > until) throw new RunLostError('Redis takes no events', { cause: error });
        await pause(AGAIN_MS);
      }
    }
  }

  /** The reader does not wait for it: what is kept at the end is kept whole. */
  private tellKeeper(asked: AskedAnswer, note: string): Promise<void> {
    return this.keepers
      .of(asked.task)
      .begin({ ...asked, note, writer: this.writer.name })
      .catch((error: unknown) =>
        this.log.warn({ err: error, answerId: asked.answerId }, 'the beginning of an answer was not kept'),
      );
  }
}

/** The title is paid for with its answer. */
function withTitle(ended: Ending, written: WrittenTitle | undefined): Ending {
  if (ended.status !== 'complete' || !written) return ended;
  const title = written.title !== undefined && { title: written.title };
  return { ...ended, tokens: ended.tokens + written.tokens, ...title };
}

function failureOf(error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return CatalogueError.with(isLate ? 'SERVICE_TIMEOUT' : 'INTERNAL', {}, { cause: error });
}
