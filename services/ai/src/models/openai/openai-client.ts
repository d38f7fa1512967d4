import { AppError } from '@word-unfolded/contracts';
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
    ...(request && { fetch: request }),
  });
}
