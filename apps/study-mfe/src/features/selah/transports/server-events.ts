import type { VoiceEvent } from '../machine/voice-state.js';

/** The events of the provider that arrive over the data channel, a little before the same states from the service. */
const STATES = {
  'input_audio_buffer.speech_started': 'speech-started',
  'input_audio_buffer.speech_stopped': 'speech-ended',
  'output_audio_buffer.started': 'sound-started',
  'output_audio_buffer.stopped': 'answer-ended',
} as const satisfies Readonly<Record<string, VoiceEvent>>;

export type VoiceServerEvent = (typeof STATES)[keyof typeof STATES];

/** What an event of the data channel means for the conversation; undefined for all others. */
export function readServerEvent(data: unknown): VoiceServerEvent | undefined {
  if (typeof data !== 'string') return undefined;
  const name = /"type"\s*:\s*"([a-z_.]+)"/.exec(data)?.[1] ?? '';
  return Object.hasOwn(STATES, name) ? STATES[name as keyof typeof STATES] : undefined;
}
