import { Inject, Injectable, Optional } from '@nestjs/common';
import { hasProvider, modelsConfiguration, type ModelsConfiguration } from '../models.configuration.js';
import { RealtimeModel, type VoiceSession, type VoiceSessionRequest } from '../realtime-model.js';
import { openaiClient } from './openai-client.js';
import { failed } from './provider-failure.js';
import { RETRY_POLICY, type RetryPolicy } from './retry.js';
import { withinTime } from './within-time.js';

/** A person waits at the microphone. */
const LONGEST_MS = 15_000;

/** Voice sessions of OpenAI over WebRTC, begun by `POST /realtime/calls`, for which the client has no method. */
@Injectable()
export class OpenaiRealtimeModel extends RealtimeModel {
  readonly name: string;

  /** @param trying another policy than the default is only for tests */
  constructor(
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
    @Optional() private readonly retryPolicy: RetryPolicy = RETRY_POLICY,
  ) {
    super();
    this.name = configuration.AI_REALTIME_MODEL;
  }

  override isAvailable(): boolean {
    return hasProvider(this.configuration);
  }

  override async begin(request: VoiceSessionRequest, signal: AbortSignal): Promise<VoiceSession> {
    const client = openaiClient(this.configuration);
    const call = async (stop: AbortSignal): Promise<VoiceSession> => {
      const response = await client
        .post('/realtime/calls', { body: this.formOf(request), signal: stop })
        .asResponse();
      const id = response.headers.get('location')?.split('/').at(-1);
      return { answer: await response.text(), id };
    };
    const session = await withinTime(call, LONGEST_MS, signal, this.retryPolicy);
    if (!session.answer.startsWith('v=0')) throw failed(new Error('the answer is no session description'));
    return session;
  }

  private formOf({ offer, instructions, language }: VoiceSessionRequest): FormData {
    const session = {
      type: 'realtime',
      model: this.name,
      instructions,
      audio: {
        input: { transcription: { model: 'gpt-4o-mini-transcribe', language } },
        output: { voice: this.configuration.AI_SPEECH_VOICE },
      },
    };
    const form = new FormData();
    form.set('sdp', offer);
    form.set('session', JSON.stringify(session));
    return form;
  }
}
