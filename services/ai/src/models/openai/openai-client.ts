import { AppError } from '@word-unfolded/contracts';
import { inSpan } from '@word-unfolded/service-kit';
import OpenAI from 'openai';
import { hasProvider, type ModelsConfiguration } from '../models.configuration.js';

/** Local servers need no key, but the client requires one. */
const NO_KEY = 'none';

/**
 * The client of the configured server. It takes nothing from the environment, logs nothing (it would log requests,
 * which are readers' words), and does not retry: the caller knows when a retry makes sense.
 *
 * @param request replaces `fetch`, to bound what is received
 * @throws AppError PROVIDER_NOT_CONFIGURED
 */
export function openaiClient(configuration: ModelsConfiguration, request?: typeof fetch): OpenAI {
  if (!hasProvider(configuration)) throw AppError.of('PROVIDER_NOT_CONFIGURED');
  return new OpenAI({
    apiKey: configuration.OPENAI_API_KEY ?? NO_KEY,
    baseURL: configuration.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: (input, init) =>
      inSpan(`provider ${pathOf(input)}`, 'client', undefined, () => (request ?? fetch)(input, init)),
  });
}

/** The name of a call in traces, such as /v1/chat/completions. */
function pathOf(input: Parameters<typeof fetch>[0]): string {
  return new URL(input instanceof Request ? input.url : input).pathname;
}
