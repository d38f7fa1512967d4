/** A message to a model. Our rules are `system`; everything else is material, in the role `user`. */
export type ModelMessage = { readonly role: 'system' | 'user'; readonly content: string };

export type TextRequest = {
  readonly messages: readonly ModelMessage[];
  /** Most tokens of the answer. */
  readonly maxTokens: number;
};

/** How a text ended, and the tokens that it used. */
export type TextEnd = {
  /** Tokens of the request and the answer; the provider's own count where it gives one. */
  readonly tokens: number;
  /** `length`: the answer was longer than allowed. `refused`: the model declined. `stopped`: the signal aborted. */
  readonly how: 'whole' | 'length' | 'refused' | 'stopped';
};

/** Generates texts. Each adapter is one protocol of providers. */
export abstract class TextModel {
  /** The name of the model, which readers see. */
  abstract readonly name: string;

  /**
   * Generates a text, in pieces that may be cut anywhere but within a character. It ends, as `stopped`, when the signal
   * aborts.
   *
   * @throws AppError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED (also for a text that broke off),
   * PROVIDER_TIMEOUT
   */
  abstract write(request: TextRequest, signal: AbortSignal): AsyncGenerator<string, TextEnd>;
}
