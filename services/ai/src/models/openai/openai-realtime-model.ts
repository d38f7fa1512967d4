import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { APIError } from 'openai';
import { hasRealtime, modelsConfiguration, type ModelsConfiguration } from '../models.configuration.js';
import {
  RealtimeModel,
  type BegunCall,
  type CallSettings,
  type Sideband,
  type SidebandListener,
} from '../realtime-model.js';
import { openaiClient } from './openai-client.js';
import { connectSideband } from './openai-sideband.js';
import { failed } from './provider-failure.js';
import { RETRY_POLICY, type RetryPolicy } from './retry.js';
import { sessionOf } from './realtime-session.js';
import { withinTime } from './within-time.js';

/** A person waits at the microphone. */
const LONGEST_MS = 15_000;

/** The code of an answer 400 to an offer that is no session description, or has no audio. */
const INVALID_OFFER = 'invalid_offer';

/** The model of OpenAI itself, unless another one is named. */
const DEFAULT_MODEL = 'gpt-realtime';

/** Voices of the Realtime API (OpenAI, "VoiceIdsShared"), besides the configured one. */
const VOICES = ['marin', 'cedar', 'alloy', 'ash', 'ballad', 'coral', 'echo', 'sage', 'shimmer', 'verse'];

const never = new AbortController().signal;

/** Calls of OpenAI over WebRTC: `POST /realtime/calls` begins them, and a WebSocket controls them (`?call_id=`). */
@Injectable()
export class OpenaiRealtimeModel extends RealtimeModel {
  readonly name: string;
  readonly voices: readonly string[];

  /** @param trying another policy than the default is only for tests */
  constructor(
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
    @Optional() private readonly retryPolicy: RetryPolicy = RETRY_POLICY,
  ) {
    super();
    this.name = configuration.AI_REALTIME_MODEL ?? DEFAULT_MODEL;
    this.voices = [...new Set([configuration.AI_REALTIME_VOICE, ...VOICES])];
  }

  override isAvailable(): boolean {
    return hasRealtime(this.configuration);
  }

  override async begin(offer: string, settings: CallSettings, signal: AbortSignal): Promise<BegunCall> {
    const client = openaiClient(this.configuration);
    const form = new FormData();
    form.set('sdp', offer);
    form.set('session', JSON.stringify(this.sessionOf(settings)));
    const call = async (stop: AbortSignal) => {
      const response = await client
        .post('/realtime/calls', { body: form, signal: stop })
        .asResponse()
        .catch((error: unknown) => {
          const isOffer = error instanceof APIError && error.status === 400 && error.code === INVALID_OFFER;
          throw isOffer ? AppError.of('VOICE_OFFER_INVALID') : error;
        });
      const callId = response.headers.get('location')?.split('/').at(-1);
      return { answer: await response.text(), callId };
    };
    const { answer, callId } = await withinTime(call, LONGEST_MS, signal, this.retryPolicy);
    if (!answer.startsWith('v=0')) throw failed(new Error('the answer is no session description'));
    if (!callId) throw failed(new Error('the answer names no call'));
    return { answer, callId };
  }

  override async listen(
    callId: string,
    settings: CallSettings,
    listener: SidebandListener,
  ): Promise<Sideband | undefined> {
    const { baseURL, apiKey } = openaiClient(this.configuration);
    const address = new URL(`${baseURL}/realtime`.replace(/^http/, 'ws'));
    address.searchParams.set('call_id', callId);
    return connectSideband({ address, key: String(apiKey), session: this.sessionOf(settings), listener });
  }

  override async hangUp(callId: string): Promise<void> {
    const client = openaiClient(this.configuration);
    const path = `/realtime/calls/${encodeURIComponent(callId)}/hangup`;
    const call = (stop: AbortSignal) =>
      client
        .post(path, { signal: stop })
        .asResponse()
        .catch((error: unknown) => {
          if (!(error instanceof APIError && error.status === 404)) throw error;
        });
    await withinTime(call, LONGEST_MS, never, this.retryPolicy);
  }

  private sessionOf(settings: CallSettings) {
    return sessionOf(settings, {
      model: this.name,
      transcription: this.configuration.AI_TRANSCRIPTION_MODEL,
    });
  }
}
