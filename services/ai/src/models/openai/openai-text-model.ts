import { Inject, Injectable, Optional } from '@nestjs/common';
import type OpenAI from 'openai';
import { countMessageTokens, countTokens } from '../count-tokens.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models.configuration.js';
import { TextModel, type TextEnd, type TextRequest } from '../text-model.js';
import { openaiClient } from './openai-client.js';
import { failed, providerFailure, timedOut } from './provider-failure.js';
import { TRYING, tryAgain, type TryingPlan } from './try-again.js';
import { Watch } from './watch.js';

/** Characters: a server that does not keep to its limit is not listened to much beyond it. */
const LONGEST_TOKEN = 16;

type Params = OpenAI.ChatCompletionCreateParamsStreaming;
type Chunk = OpenAI.ChatCompletionChunk;

/**
 * Models that are reached by Chat Completions: of OpenAI's two protocols the one that other servers (Ollama, vLLM,
 * llama.cpp, gateways of many providers) speak as well.
 */
@Injectable()
export class OpenaiTextModel extends TextModel {
  readonly name: string;
  private client: OpenAI | undefined;

  /** @param trying other than that of the house only in tests */
  constructor(
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
    @Optional() private readonly trying: TryingPlan = TRYING,
  ) {
    super();
    this.name = configuration.AI_TEXT_MODEL;
  }

  override async *write(request: TextRequest, signal: AbortSignal): AsyncGenerator<string, TextEnd> {
    const written: Written = { text: '', tokens: undefined, reason: undefined };
    const watch = new Watch(signal);
    const ended = (how: TextEnd['how']) => ({
      how,
      tokens: written.tokens ?? tokensOf(request, written.text),
    });
    try {
      watch.expectWithin(this.configuration.AI_FIRST_TOKEN_MS);
      for await (const chunk of await this.begin(request, watch.signal)) {
        const content = noted(chunk, written);
        if (content === '') continue;
        if (written.text.length > request.maxTokens * LONGEST_TOKEN) return ended('length');
        // The next one is waited for from when it is asked for: a slow reader is no fault of the provider's.
        watch.rest();
        yield content;
        watch.expectWithin(this.configuration.AI_NEXT_TOKEN_MS);
      }
    } catch (thrown) {
      if (signal.aborted) return ended('stopped');
      throw watch.isLate ? timedOut() : providerFailure(thrown).error;
    } finally {
      watch.end();
    }
    if (signal.aborted) return ended('stopped');
    // The client takes an aborted call, and a line that was closed in mid-answer, for the end of the answer.
    if (watch.isLate) throw timedOut();
    if (written.reason === undefined) throw failed(new Error('the answer broke off'));
    return ended(HOW_IT_ENDED[written.reason] ?? 'whole');
  }

  private begin(request: TextRequest, signal: AbortSignal): Promise<AsyncIterable<Chunk>> {
    this.client ??= openaiClient(this.configuration);
    const { chat } = this.client;
    const params = this.paramsOf(request);
    return tryAgain(() => chat.completions.create(params, { signal }), signal, this.trying);
  }

  private paramsOf({ messages, maxTokens }: TextRequest): Params {
    const { OPENAI_BASE_URL, AI_REASONING } = this.configuration;
    // OpenAI's models take the one name, older servers of others the other.
    const limit = OPENAI_BASE_URL ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens };
    return {
      model: this.name,
      messages: messages.map(({ role, content }) => ({ role, content })),
      ...limit,
      ...(AI_REASONING && { reasoning_effort: AI_REASONING }),
      stream: true,
      stream_options: { include_usage: true },
    };
  }
}

type Written = { text: string; tokens: number | undefined; reason: string | undefined };

const HOW_IT_ENDED: Readonly<Record<string, TextEnd['how']>> = {
  length: 'length',
  content_filter: 'refused',
};

/** Notes what a chunk tells, and returns its text. Servers of others leave out what OpenAI always sends. */
function noted(chunk: Chunk, written: Written): string {
  const choice = chunk.choices?.[0];
  written.tokens = chunk.usage?.total_tokens ?? written.tokens;
  written.reason = choice?.finish_reason ?? written.reason;
  const content = choice?.delta?.content ?? choice?.delta?.refusal ?? '';
  written.text += content;
  return content;
}

function tokensOf({ messages }: TextRequest, text: string): number {
  return countMessageTokens(messages) + countTokens(text);
}
