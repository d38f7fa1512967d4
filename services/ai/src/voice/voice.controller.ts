import { Controller, Inject } from '@nestjs/common';
import {
  AppError,
  BeginVoiceSession,
  EndVoiceSession,
  FollowVoiceSession,
  GetVoiceSettings,
  InterruptVoiceSession,
  ReportVoiceUsage,
  RestartVoiceSession,
  WriteInVoiceSession,
  type PlacedVoiceEvent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { Handles, LOGGER, Streams, type CallContext, type Logger } from '@word-unfolded/service-kit';
import { orUnavailable } from '../answers/or-unavailable.js';
import { newId } from '../common/new-id.js';
import { RealtimeModel } from '../models/realtime-model.js';
import { CallStarter } from './call-starter.js';
import { callTime } from './call-time.js';
import { CallReader } from './calls/call-reader.js';
import type { CallRecord } from './calls/call-record.js';
import { CallRunner } from './calls/call-runner.js';
import { CallStore } from './calls/call-store.js';
import { iceServers } from './ice-servers.js';
import { voiceConfiguration, type VoiceConfiguration } from './voice.configuration.js';

/** How long the end of a call may take, in milliseconds: a replica that died is replaced meanwhile. */
const ENDED_WITHIN_MS = 12_000;

/** A browser that measures more differently than this is worth a line in the log, in seconds. */
const DIFFERENCE = 10;

/** Messages about conversations by voice. */
@Controller()
export class VoiceController {
  constructor(
    private readonly starter: CallStarter,
    private readonly reader: CallReader,
    private readonly runner: CallRunner,
    private readonly store: CallStore,
    private readonly model: RealtimeModel,
    private readonly clock: Clock,
    @Inject(voiceConfiguration.token) private readonly configuration: VoiceConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Handles(GetVoiceSettings)
  async settings({
    subject,
  }: RequestOf<typeof GetVoiceSettings>): Promise<ResponseOf<typeof GetVoiceSettings>> {
    const now = this.clock.now();
    const running = await orUnavailable(() => this.store.runningOf(subject.id));
    const secondsPaid = await orUnavailable(() => this.store.secondsPaid(subject.id, usageDay(now)));
    const minutes = await this.runner.minutesOf(subject, { id: '', secondsPaid, reserved: 0, settled: 0 });
    const { name, voices } = this.model;
    return {
      realtime: this.model.isAvailable()
        ? {
            model: name,
            voices: [...voices],
            defaultVoice: voices[0]!,
            iceServers: iceServers(this.configuration, subject.id, now),
          }
        : null,
      time: minutes.timeAt(0, now),
      running: running ?? null,
    };
  }

  @Handles(BeginVoiceSession)
  begin(
    request: RequestOf<typeof BeginVoiceSession>,
    { signal, timeZone }: CallContext,
  ): Promise<ResponseOf<typeof BeginVoiceSession>> {
    return this.starter.begin(request, timeZone, signal);
  }

  @Handles(RestartVoiceSession)
  restart(
    { subject, sessionId, offer }: RequestOf<typeof RestartVoiceSession>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof RestartVoiceSession>> {
    return this.starter.restart(subject.id, sessionId, offer, signal);
  }

  @Handles(ReportVoiceUsage)
  async usage({
    subject,
    sessionId,
    seconds,
  }: RequestOf<typeof ReportVoiceUsage>): Promise<ResponseOf<typeof ReportVoiceUsage>> {
    const record = await this.reader.own(subject.id, sessionId);
    if (record.state === 'open' && record.connectedAt === undefined)
      await orUnavailable(() => this.store.command(sessionId, { connectedAt: this.clock.now().getTime() }));
    const used = await this.usedBy(record);
    if (Math.abs(used.seconds - seconds) > DIFFERENCE)
      this.log.info(
        { callId: sessionId, seen: used.seconds, reported: seconds },
        'a browser measured a call otherwise',
      );
    return used;
  }

  @Handles(InterruptVoiceSession)
  async interrupt({
    subject,
    sessionId,
  }: RequestOf<typeof InterruptVoiceSession>): Promise<ResponseOf<typeof InterruptVoiceSession>> {
    const { state } = await this.reader.own(subject.id, sessionId);
    if (state !== 'open') return { ended: true };
    await orUnavailable(() => this.store.command(sessionId, { interruptedAt: this.clock.now().getTime() }));
    return { ended: false };
  }

  @Handles(WriteInVoiceSession)
  async write({
    subject,
    sessionId,
    text,
  }: RequestOf<typeof WriteInVoiceSession>): Promise<ResponseOf<typeof WriteInVoiceSession>> {
    const { state } = await this.reader.own(subject.id, sessionId);
    if (state !== 'open') throw AppError.of('VOICE_CALL_ENDED');
    const item = `written-${newId()}`;
    await orUnavailable(() => this.store.write(sessionId, { item, text }));
    return { turn: item };
  }

  @Handles(EndVoiceSession)
  async end({
    subject,
    sessionId,
  }: RequestOf<typeof EndVoiceSession>): Promise<ResponseOf<typeof EndVoiceSession>> {
    const before = await this.reader.own(subject.id, sessionId);
    if (before.state === 'open')
      await orUnavailable(() => this.store.command(sessionId, { wish: 'hung-up' }));
    const record = await this.reader.ended(subject.id, sessionId, ENDED_WITHIN_MS);
    return { ...(await this.usedBy(record)), conversationId: record.conversationId ?? null };
  }

  @Streams(FollowVoiceSession)
  follow(
    { subject, sessionId, after }: RequestOf<typeof FollowVoiceSession>,
    { signal }: CallContext,
  ): AsyncGenerator<PlacedVoiceEvent> {
    return this.reader.follow(subject.id, sessionId, after, signal);
  }

  private async usedBy(record: CallRecord): Promise<ResponseOf<typeof ReportVoiceUsage>> {
    const now = this.clock.now();
    const { seconds, isOver } = callTime(record, now);
    const { subject } = record.setting;
    const isSettled = record.state === 'ended';
    const paid = isSettled
      ? {
          id: '',
          secondsPaid: await this.store.secondsPaid(subject.id, usageDay(now)),
          reserved: 0,
          settled: 0,
        }
      : record;
    const minutes = await this.runner.minutesOf(subject, paid);
    return { seconds, ended: isOver, time: minutes.timeAt(isSettled ? 0 : seconds, now) };
  }
}
