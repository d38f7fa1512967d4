import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime';
import type { CallSettings } from '../realtime-model.js';

/** The names of the models of a session. */
type SessionModels = { readonly model: string; readonly transcription: string };

/**
 * A session of the Realtime API. The model does not respond by itself: what the reader said is looked at for danger
 * first. It stops by itself when the reader speaks.
 */
export function sessionOf(
  { instructions, language, voice, tools }: CallSettings,
  { model, transcription }: SessionModels,
): RealtimeSessionCreateRequest {
  return {
    type: 'realtime',
    model,
    instructions,
    output_modalities: ['audio'],
    audio: {
      input: {
        transcription: { model: transcription, language },
        noise_reduction: { type: 'near_field' },
        turn_detection: { type: 'server_vad', create_response: false, interrupt_response: true },
      },
      output: { voice },
    },
    tools: tools.map((tool) => ({ type: 'function', ...tool })),
    tool_choice: 'auto',
  };
}
