import type { ModelMessage } from './text-model.js';

/** Bytes of a token in English and Spanish prose, rather too few than too many. */
const BYTES_PER_TOKEN = 3.5;

/** Tokens of a letter of other scripts, such as Greek and Hebrew, which models split into pieces. */
const TOKENS_PER_OTHER_LETTER = 1;

const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Tokens that a provider counts for each message besides its words. */
const TOKENS_PER_MESSAGE = 4;

/** The approximate number of tokens of a text, when the provider has not counted them. */
export function countTokens(text: string): number {
  const common = text.replace(OTHER_LETTERS, '');
  const others = [...text].length - [...common].length;
  return Math.ceil(Buffer.byteLength(common) / BYTES_PER_TOKEN + others * TOKENS_PER_OTHER_LETTER);
}

/** A count of a provider that exceeds our own by more than this factor and this number is a mistake, or a lie. */
const BELIEVED_FACTOR = 1.3;
const BELIEVED_MORE = 64;

/**
 * The tokens of a request and its text: the provider's count where it fits what was sent and written, otherwise our own.
 * Hidden tokens of a model that reasons first are not the reader's.
 */
export function believedTokens(counted: unknown, own: number): number {
  const isCount = typeof counted === 'number' && Number.isFinite(counted) && counted > 0;
  return isCount && counted <= own * BELIEVED_FACTOR + BELIEVED_MORE ? Math.ceil(counted) : own;
}

/** The approximate number of tokens of messages. */
export function countMessageTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + countTokens(content), 0);
}
