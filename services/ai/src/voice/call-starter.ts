import { Inject, Injectable } from '@nestjs/common';
import { AppError, type BeginVoiceSession, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { asOffer, usageDay } from '@word-unfolded/domain';
import { ErasedOwners } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { orUnavailable } from '../answers/or-unavailable.js';
import { newId } from '../common/new-id.js';
import { RealtimeModel } from '../models/realtime-model.js';
import type { CallMinutes } from './calls/call-minutes.js';
import { CallReader } from './calls/call-reader.js';
import type { CallSetting } from './calls/call-record.js';
import { CallRunner } from './calls/call-runner.js';
import { CallStore } from './calls/call-store.js';
import { settingsOf } from './calls/live-call.js';
import { iceServers } from './ice-servers.js';
import { KeptTranscript } from './talk/kept-transcript.js';
import { voiceConfiguration, type VoiceConfiguration } from './voice.configuration.js';
import { callTime } from './call-time.js';

/** How long the end of a reader's other call may take, in milliseconds. */
const REPLACED_WITHIN_MS = 8_000;

type Begun = ResponseOf<typeof BeginVoiceSession>;

/** Begins calls, and connects them anew. */
@Injectable()
export class CallStarter {
  constructor(
    private readonly model: RealtimeModel,
    private readonly store: CallStore,
    private readonly reader: CallReader,
    private readonly runner: CallRunner,
    private readonly transcript: KeptTranscript,
    private readonly erased: ErasedOwners,
    private readonly clock: Clock,
    @Inject(voiceConfiguration.token) private readonly configuration: VoiceConfiguration,
  ) {}

  /** @throws AppError see BeginVoiceSession */
  async begin(
    request: RequestOf<typeof BeginVoiceSession>,
    timeZone: string | undefined,
    signal: AbortSignal,
  ): Promise<Begun> {
    const { subject, conversationId, replace, language, translationId, scriptureRef } = request;
    const offer = offerIn(request.offer);
    if (!this.model.isAvailable()) throw AppError.of('PROVIDER_NOT_CONFIGURED');
    await this.erased.assertPresent(subject.id); // a token outlives its account for some minutes
    if (conversationId !== undefined) await this.transcript.assertRoom(subject.id, conversationId);
    const voice = this.model.voices.find((each) => each === request.voice) ?? this.model.voices[0]!;
    const setting: CallSetting = { subject, language, voice, translationId, scriptureRef, timeZone };
    const id = newId();
    await this.claim(subject.id, id, replace);
    try {
      return await this.connect(id, offer, setting, conversationId, signal);
    } catch (error) {
      await this.store.free(subject.id, id).catch(() => {}); // the claim expires
      throw error;
    }
  }

  /** @throws AppError see RestartVoiceSession */
  async restart(readerId: string, id: string, text: string, signal: AbortSignal): Promise<Begun> {
    const offer = offerIn(text);
    const record = await this.reader.own(readerId, id);
    if (record.state !== 'open') throw AppError.of('VOICE_CALL_ENDED');
    const { answer, callId } = await this.model.begin(offer, settingsOf(record.setting), signal);
    await orUnavailable(() => this.store.command(id, { providerId: callId }));
    const minutes = await this.runner.minutesOf(record.setting.subject, record);
    return this.begun(id, answer, record.setting, minutes, callTime(record, this.clock.now()).seconds);
  }

  private async connect(
    id: string,
    offer: string,
    setting: CallSetting,
    conversationId: string | undefined,
    signal: AbortSignal,
  ): Promise<Begun> {
    const { subject } = setting;
    const now = this.clock.now();
    const secondsPaid = await orUnavailable(() => this.store.secondsPaid(subject.id, usageDay(now)));
    const minutes = await this.runner.minutesOf(subject, { id, secondsPaid, reserved: 0, settled: 0 });
    await minutes.begin();
    try {
      const { answer, callId } = await this.model.begin(offer, settingsOf(setting), signal);
      await orUnavailable(() =>
        this.store.create(id, setting, {
          providerId: callId,
          conversationId,
          seenAt: now.getTime(),
          secondsPaid,
          ...minutes.counts,
        }),
      );
      const record = await this.reader.own(subject.id, id);
      await this.runner.hold(record, minutes);
      return this.begun(id, answer, setting, minutes, 0);
    } catch (error) {
      await minutes.end(0).catch(() => {}); // the reservation expires
      throw error;
    }
  }

  /** @throws AppError VOICE_CALL_IN_PROGRESS */
  private async claim(readerId: string, id: string, replace: boolean): Promise<void> {
    if (await orUnavailable(() => this.store.claim(readerId, id))) return;
    const other = await orUnavailable(() => this.store.runningOf(readerId));
    if (other !== undefined && replace) {
      await orUnavailable(() => this.store.command(other, { wish: 'replaced' }));
      const ended = await this.reader.ended(readerId, other, REPLACED_WITHIN_MS).catch(() => undefined);
      // A call that never came about has only its claim.
      if (!ended) await this.store.free(readerId, other);
    }
    if (await orUnavailable(() => this.store.claim(readerId, id))) return;
    throw AppError.of('VOICE_CALL_IN_PROGRESS');
  }

  private begun(
    sessionId: string,
    answer: string,
    setting: CallSetting,
    minutes: CallMinutes,
    seconds: number,
  ): Begun {
    const now = this.clock.now();
    return {
      sessionId,
      answer,
      voice: setting.voice,
      iceServers: iceServers(this.configuration, setting.subject.id, now),
      time: minutes.timeAt(seconds, now),
    };
  }
}

/** @throws AppError VOICE_OFFER_INVALID */
function offerIn(text: string): string {
  const offer = asOffer(text);
  if (offer === undefined) throw AppError.of('VOICE_OFFER_INVALID');
  return offer;
}
