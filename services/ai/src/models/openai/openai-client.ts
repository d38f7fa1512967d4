import { CatalogueError } from '@word-unfolded/contracts';
import OpenAI from 'openai';
import { hasProvider, type ModelsConfiguration } from '../models.configuration.js';

/** Servers on one's own machine ask for no key, but the client must send one. */
const NO_KEY = 'none';

/**
 * The client of the configured server. Nothing comes from the environment behind our back, nothing is logged by it (it would
 * log requests, which are readers' words), and it tries nothing again: who calls it knows whether that is of use.
 *
 * @throws CatalogueError PROVIDER_NOT_CONFIGURED
 */
export function openaiClient(configuration: ModelsConfiguration): OpenAI {
  if (!hasProvider(configuration)) throw CatalogueError.of('PROVIDER_NOT_CONFIGURED');
  return new OpenAI({
    apiKey: configuration.OPENAI_API_KEY ?? NO_KEY,
    baseURL: configuration.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
  });
}
