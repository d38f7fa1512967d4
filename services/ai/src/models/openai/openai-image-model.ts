import { Inject, Injectable, Optional } from '@nestjs/common';
import { APIError } from 'openai';
import { ImageModel, type Picture, type PictureRequest } from '../image-model.js';
import { AppError } from '@word-unfolded/contracts';
import { hasProvider, modelsConfiguration, type ModelsConfiguration } from '../models.configuration.js';
import { boundedFetch } from './bounded-fetch.js';
import { openaiClient } from './openai-client.js';
import { RETRY_POLICY, type RetryPolicy } from './retry.js';
import { withinTime } from './within-time.js';

/** An image of high quality takes a minute or two. */
const LONGEST_MS = 180_000;

/** Bytes of the largest response: a picture of 20 MB, as base64. A server that sends more is cut off. */
const MOST_RECEIVED_BYTES = 28 * 1024 * 1024;

/** The first bytes of each file format (PNG, section 5.2; JFIF). */
const BEGINNINGS = [
  { mediaType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  { mediaType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/** Images of OpenAI, or of a server with its protocol. */
@Injectable()
export class OpenaiImageModel extends ImageModel {
  readonly name: string;

  /** @param trying another policy than the default is only for tests */
  constructor(
    @Inject(modelsConfiguration.token) private readonly configuration: ModelsConfiguration,
    @Optional() private readonly retryPolicy: RetryPolicy = RETRY_POLICY,
  ) {
    super();
    this.name = configuration.AI_IMAGE_MODEL;
  }

  override isAvailable(): boolean {
    return hasProvider(this.configuration);
  }

  override async draw(request: PictureRequest, signal: AbortSignal): Promise<Picture> {
    let isTooLarge = false;
    const { images } = openaiClient(
      this.configuration,
      boundedFetch(MOST_RECEIVED_BYTES, () => (isTooLarge = true)),
    );
    const params = paramsOf(this.name, request);
    const generate = (stop: AbortSignal) =>
      images.generate(params, { signal: stop }).catch((error: unknown) => {
        // Another attempt would have the same result.
        if (isTooLarge) throw AppError.of('IMAGE_FAILED', { error: 'large' });
        throw isRefusal(error) ? AppError.of('IMAGE_FAILED', { error: 'refused' }) : error;
      });
    const answer = await withinTime(generate, LONGEST_MS, signal, this.retryPolicy);
    const encoded = answer.data?.[0]?.b64_json;
    if (!encoded) throw AppError.of('IMAGE_DATA_MISSING');
    const bytes = Buffer.from(encoded, 'base64');
    const kind = BEGINNINGS.find(({ bytes: first }) => bytes.subarray(0, first.length).equals(first));
    if (!kind) throw AppError.of('IMAGE_FAILED', { error: 'broken' });
    return { bytes, mediaType: kind.mediaType };
  }
}

/** The codes with which providers refuse a prompt for what it asks for. */
const REFUSALS = new Set<unknown>(['moderation_blocked', 'content_policy_violation']);

const isRefusal = (error: unknown) => error instanceof APIError && REFUSALS.has(error.code);

/**
 * Models of OpenAI return base64 and take a format; others, such as those of local servers, know the older parameters
 * and would return an address, which is never opened.
 */
function paramsOf(model: string, { prompt, size, quality, background, format }: PictureRequest) {
  const common = { model, prompt, size, n: 1 } as const;
  return model.startsWith('gpt-image')
    ? { ...common, quality, background, output_format: format }
    : { ...common, response_format: 'b64_json' as const };
}
