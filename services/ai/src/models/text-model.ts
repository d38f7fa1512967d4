/** A message to a model. Rules of ours are `system`; everything else is material, in the role `user`. */
export type ModelMessage = { readonly role: 'system' | 'user'; readonly content: string };

export type TextRequest = {
  readonly messages: readonly ModelMessage[];
  /** Tokens of the answer at most. */
  readonly maxTokens: number;
};

/** How a text ended, and what it took. */
export type TextEnd = {
  /** Tokens of the request and the answer; the provider's own count where it gives one. */
  readonly tokens: number;
  /** `length`: the answer was longer than allowed. `refused`: the model declined. `stopped`: the signal aborted. */
  readonly how: 'whole' | 'length' | 'refused' | 'stopped';
};

/** Writes texts. Each adapter is one protocol of providers. */
export abstract class TextModel {
  /** What readers are told of it: the name of the model. */
  abstract readonly name: string;

  /**
   * Writes a text, in pieces cut anywhere but within a character. It ends, as `stopped`, when the signal aborts.
   *
   * @throws CatalogueError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED (also for a text that broke off),
   *   PROVIDER_TIMEOUT
   */
  abstract write(request: TextRequest, signal: AbortSignal): AsyncGenerator<string, TextEnd>;
}
