import { randomBytes } from 'node:crypto';
import type { ChatRequest } from './chat-request.js';
import { textPieces } from './streamed-answer.js';

/** Approximate number of characters per token. */
const TOKEN = 4;

/** A response in the format of OpenAI's Chat Completions, complete and as stream chunks. */
export function chatCompletion(request: ChatRequest, written: string) {
  const { text, reason } = cutToLimit(request, written);
  const common = {
    id: `chatcmpl-${randomBytes(12).toString('hex')}`,
    created: Math.floor(Date.now() / 1_000),
    model: request.model,
  };
  const promptTokens = tokens(request.messages.map(({ content }) => content).join(''));
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: tokens(text),
    total_tokens: promptTokens + tokens(text),
  };
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...common,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    usage: null,
  });
  const used = { ...common, object: 'chat.completion.chunk', choices: [], usage };
  return {
    whole: {
      ...common,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
      usage,
    },
    pieces: [
      chunk({ role: 'assistant', content: '' }),
      ...textPieces(text).map((content) => chunk({ content })),
    ],
    ending: [chunk({}, reason), ...(request.stream_options?.include_usage ? [used] : [])],
  };
}

function cutToLimit({ max_tokens, max_completion_tokens }: ChatRequest, text: string) {
  const limit = max_completion_tokens ?? max_tokens ?? Infinity;
  if (tokens(text) <= limit) return { text, reason: 'stop' };
  return {
    text: [...text].slice(0, limit * TOKEN).join(''),
    reason: 'length',
  };
}

function tokens(text: string): number {
  return Math.ceil([...text].length / TOKEN);
}
