import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

const name = () => z.string().min(1, 'expected the name of a model');

/** Which provider of models the ai service uses, if any, and how. */
export const modelsConfiguration = defineConfiguration('models', {
  OPENAI_API_KEY: variable(
    z.string().optional(),
    'The API key of OpenAI, or of another server with its protocol.',
    { secret: true },
  ),
  // An address may contain a user and a password.
  OPENAI_BASE_URL: variable(
    values.address('http', 'https').optional(),
    'Address of a server that speaks the OpenAI protocol, including the version, such as http://localhost:11434/v1; without it OpenAI itself.',
    { secret: true },
  ),
  AI_TEXT_MODEL: variable(name(), 'The model that writes answers.', { default: 'gpt-5.4-mini' }),
  AI_REASONING: variable(
    z.enum(['none', 'low', 'medium', 'high'], 'expected none, low, medium or high').optional(),
    'Reasoning effort of a model before it answers; only for models that support it.',
  ),
  AI_ANSWER_TOKENS: variable(values.wholeNumber(100, 20_000), 'Most tokens in one answer of a model.', {
    default: '1000',
  }),
  AI_FIRST_TOKEN_MS: variable(
    values.wholeNumber(100, 300_000),
    'How long a model may take until it begins to answer, in milliseconds.',
    { default: '20000' },
  ),
  AI_NEXT_TOKEN_MS: variable(
    values.wholeNumber(100, 300_000),
    'How long a model may pause in an answer, in milliseconds.',
    { default: '15000' },
  ),
  AI_SPEECH_MODEL: variable(name(), 'The model that speaks.', { default: 'gpt-4o-mini-tts' }),
  AI_SPEECH_VOICE: variable(name(), 'Its voice.', { default: 'sage' }),
  AI_IMAGE_MODEL: variable(name(), 'The model that generates images.', { default: 'gpt-image-1.5' }),
  AI_REALTIME_MODEL: variable(
    name().optional(),
    'The model for conversations by voice. Without it gpt-realtime at OpenAI itself, and none at another server.',
  ),
  AI_REALTIME_VOICE: variable(name(), 'Its voice, unless the reader chooses another.', { default: 'sage' }),
  AI_TRANSCRIPTION_MODEL: variable(name(), 'The model that writes down what readers say in them.', {
    default: 'gpt-4o-mini-transcribe',
  }),
});

export type ModelsConfiguration = ConfigurationOf<typeof modelsConfiguration>;

/** Whether a provider is configured: by its key, or by the address of a server that may need none. */
export function hasProvider({ OPENAI_API_KEY, OPENAI_BASE_URL }: ModelsConfiguration): boolean {
  return OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
}

/** Whether readers can talk to a model: OpenAI has one, another server only if it is named. */
export function hasRealtime({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
  AI_REALTIME_MODEL,
}: ModelsConfiguration): boolean {
  return OPENAI_BASE_URL === undefined ? OPENAI_API_KEY !== undefined : AI_REALTIME_MODEL !== undefined;
}
