import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Meter } from '@word-unfolded/metering';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { AnswerFeed, type Listening } from '../../answers/generations/answer-feed.js';
import { Grounding } from '../../grounding/ground-answer.js';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { RealtimeModel } from '../../models/realtime-model.js';
import { DangerHelp } from '../talk/danger-help.js';
import { KeptTranscript } from '../talk/kept-transcript.js';
import { CallTools } from '../tools/call-tools.js';
import { VoiceTimes } from '../voice-times.js';
import { CallMinutes } from './call-minutes.js';
import type { CallReader, CallRecord } from './call-record.js';
import { CallStore, commandsOf } from './call-store.js';
import { LiveCall, type LiveCallParts } from './live-call.js';

type Held = { readonly call: LiveCall; readonly listening: Listening; readonly stop: AbortController };

/** Holds the calls of this replica, and takes over those that nobody holds. */
@Injectable()
export class CallRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly replica = randomUUID();
  private readonly held = new Map<string, Held>();
  private readonly search: PeriodicTask;
  private readonly parts: LiveCallParts;

  constructor(
    private readonly store: CallStore,
    private readonly meter: Meter,
    private readonly feed: AnswerFeed,
    private readonly times: VoiceTimes,
    @Inject(LOGGER) private readonly log: Logger,
    model: RealtimeModel,
    transcript: KeptTranscript,
    grounding: Grounding,
    quotable: QuotableTranslations,
    tools: CallTools,
    help: DangerHelp,
    clock: Clock,
  ) {
    const translations: LiveCallParts['translations'] = ({ language, translationId }) =>
      quotable.of({ language, translationId });
    const { replica } = this;
    this.parts = {
      model,
      store,
      transcript,
      clock,
      log,
      replica,
      grounding,
      tools,
      help,
      times,
      translations,
    };
    this.search = new PeriodicTask({
      intervalMs: times.lookMs,
      run: () => this.look(),
      onError: (error) => log.debug({ err: error }, 'the search for calls failed'),
    });
  }

  onApplicationBootstrap(): void {
    this.search.start();
  }

  /** Gives its calls to other replicas, at once. */
  async onModuleDestroy(): Promise<void> {
    await this.search.stop();
    await Promise.all([...this.held.values()].map(({ call }) => call.leave()));
  }

  /** Holds a call that has just begun. */
  async hold(record: CallRecord, minutes: CallMinutes): Promise<void> {
    await this.store.take(record.id, this.replica);
    this.run(record, minutes, true);
  }

  /** The minutes of a call of which nobody knows here how much is left. */
  async minutesOf(
    subject: CallReader,
    record: Pick<CallRecord, 'id' | 'secondsPaid' | 'reserved' | 'settled'>,
  ) {
    const { limits, used, limited } = await this.meter.remaining(subject);
    const minutesLeft = limited ? Math.max(0, limits.voiceMinutes - used.voiceMinutes) : undefined;
    const { secondsPaid, reserved, settled } = record;
    return new CallMinutes(this.meter, subject, record.id, { secondsPaid, reserved, settled, minutesLeft });
  }

  private async look(): Promise<void> {
    for (const id of await this.store.open()) {
      if (this.held.has(id) || !(await this.store.take(id, this.replica))) continue;
      await this.takeOver(id).catch((error: unknown) =>
        this.log.warn({ err: error, callId: id }, 'a call could not be taken over and is tried again later'),
      );
    }
  }

  private async takeOver(id: string): Promise<void> {
    const record = await this.store.get(id);
    if (!record || record.state === 'ended') return this.store.forget(id);
    const minutes = await this.minutesOf(record.setting.subject, record);
    if (record.end) return this.callOf(record, minutes).settle(record.end);
    this.run(record, minutes, false);
  }

  private run(record: CallRecord, minutes: CallMinutes, isNew: boolean): void {
    const call = this.callOf(record, minutes);
    const held = { call, listening: this.feed.ofAnswer(commandsOf(record.id)), stop: new AbortController() };
    this.held.set(record.id, held);
    call.start(isNew);
    void this.listen(held);
  }

  private callOf(record: CallRecord, minutes: CallMinutes): LiveCall {
    return new LiveCall(record, minutes, this.parts, (id) => this.release(id));
  }

  private async listen({ call, listening, stop }: Held): Promise<void> {
    while (!stop.signal.aborted) {
      await listening.news(this.times.lookMs * 10, stop.signal);
      if (stop.signal.aborted) return;
      await call
        .lookAtCommands()
        .catch((error: unknown) =>
          this.log.debug({ err: error }, 'the commands of a call could not be read'),
        );
    }
  }

  private release(id: string): void {
    const held = this.held.get(id);
    held?.stop.abort();
    held?.listening.close();
    this.held.delete(id);
  }
}
