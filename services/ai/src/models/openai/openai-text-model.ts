import { Inject, Injectable, Optional } from '@nestjs/common';
import type OpenAI from 'openai';
import { believedTokens, countMessageTokens, countTokens } from '../count-tokens.js';
import { modelsConfiguration, type ModelsConfiguration } from '../models.configuration.js';
import { TextModel, type TextEnd, type TextRequest } from '../text-model.js';
import { openaiClient } from './openai-client.js';
import { failed, providerFailure, timedOut } from './provider-failure.js';
import { RETRY_POLICY, retry, type RetryPolicy } from './retry.js';
import { Watchdog } from './watch.js';

/** Characters: bounds the text of a server that ignores its token limit. */
const LONGEST_TOKEN = 16;

type Params = OpenAI.ChatCompletionCreateParamsStreaming;
type Chunk = OpenAI.ChatCompletionChunk;

/**
 * Models behind Chat Completions: of OpenAI's two protocols the one that other servers (Ollama, vLLM, llama.cpp,
 * gateways of many providers) speak as well.
 */
@Injectable()
export class OpenaiTextModel extends TextModel {
  readonly name: string;
  private client: OpenAI | undefined;

  /** @param trying another policy than the default is only for tests */
  constructor(
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
    @Optional() private readonly retryPolicy: RetryPolicy = RETRY_POLICY,
  ) {
    super();
    this.name = configuration.AI_TEXT_MODEL;
  }

  override async *write(request: TextRequest, signal: AbortSignal): AsyncGenerator<string, TextEnd> {
    const written: Written = { text: '', tokens: undefined, reason: undefined };
    const watch = new Watchdog(signal);
    const ended = (how: TextEnd['how']) => ({
      how,
      tokens: believedTokens(written.tokens, tokensOf(request, written.text)),
    });
    try {
      watch.expectWithin(this.configuration.AI_FIRST_TOKEN_MS);
      for await (const chunk of await this.begin(request, watch.signal)) {
        const content = noted(chunk, written);
        if (content === '') continue;
        if (written.text.length > request.maxTokens * LONGEST_TOKEN) return ended('length');
        // The timeout of a chunk begins when it is requested, so that a slow reader does not count against the
        // provider.
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
    // The client treats an aborted call, and a connection that was closed in mid-answer, as the end of the answer.
    if (watch.isLate) throw timedOut();
    if (written.reason === undefined) throw failed(new Error('the answer broke off'));
    return ended(HOW_IT_ENDED[written.reason] ?? 'whole');
  }

  private begin(request: TextRequest, signal: AbortSignal): Promise<AsyncIterable<Chunk>> {
    this.client ??= openaiClient(this.configuration);
    const { chat } = this.client;
    const params = this.paramsOf(request);
    return retry(() => chat.completions.create(params, { signal }), signal, this.retryPolicy);
  }

  private paramsOf({ messages, maxTokens }: TextRequest): Params {
    const { OPENAI_BASE_URL, AI_REASONING } = this.configuration;
    // OpenAI's models use one name, older servers of others the other.
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

/** Records the data of a chunk, and returns its text. Other servers leave out fields that OpenAI always sends. */
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
