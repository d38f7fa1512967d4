import type { ModelMessage } from './text-model.js';

/**
 * Bytes of a token in English and Spanish prose. It is low, so that a reservation is rather too large: Greek has about
 * 2.
 */
const BYTES_PER_TOKEN = 3.5;

/** Tokens that a provider counts for each message besides its words. */
const TOKENS_PER_MESSAGE = 4;

/** The approximate number of tokens of a text, when the provider has not counted them. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The same for messages. */
export function countMessageTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + countTokens(content), 0);
}
