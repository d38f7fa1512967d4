import type { ModelMessage } from './text-model.js';

/** Bytes of a token in English and Spanish prose, few so that a reservation is rather too large: Greek has about 2. */
const BYTES_PER_TOKEN = 3.5;

/** What a provider counts for each message beside its words. */
const TOKENS_PER_MESSAGE = 4;

/** About how many tokens a text is, for where nobody has counted them. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The same for messages. */
export function countMessageTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + countTokens(content), 0);
}
