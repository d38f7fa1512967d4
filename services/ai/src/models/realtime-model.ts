import type { Language } from '@word-unfolded/domain';

/** A tool that the model may call; `parameters` is a JSON schema. */
type CallTool = {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** How a call is conducted. The server sets it, and sets it again if anybody else changes it. */
export type CallSettings = {
  readonly instructions: string;
  /** The language that it hears and speaks. */
  readonly language: Language;
  readonly voice: string;
  readonly tools: readonly CallTool[];
};

export type BegunCall = {
  /** The answer to the offer (SDP); audio flows between the browser and the provider. */
  readonly answer: string;
  /** The provider's id of the call. */
  readonly callId: string;
};

/** What happens in a call, in the order in which it happens. `item` is the id of what one side says at once. */
export type CallEvent =
  /** The sideband is there. */
  | { readonly kind: 'connected' }
  | { readonly kind: 'reader-speaks'; readonly item: string }
  | { readonly kind: 'reader-spoke'; readonly item: string }
  /** `text` is a further part, or everything if `isWhole`. */
  | { readonly kind: 'heard'; readonly item: string; readonly text: string; readonly isWhole: boolean }
  /** What was said could not be written down. */
  | { readonly kind: 'not-heard'; readonly item: string }
  | { readonly kind: 'response-begun' }
  | { readonly kind: 'saying'; readonly item: string; readonly text: string }
  | { readonly kind: 'said'; readonly item: string; readonly text: string }
  /** Sound begins, was played to its end, or was cut by the reader. */
  | { readonly kind: 'sound'; readonly state: 'begun' | 'over' | 'cut' }
  | { readonly kind: 'tool-called'; readonly id: string; readonly name: string; readonly input: string }
  | { readonly kind: 'response-over' }
  /** The provider refused an event, or could not respond. */
  | { readonly kind: 'failed'; readonly code: string };

/** The control of a call from the provider's side, for as long as the call lasts. */
export type Sideband = {
  /** Lets the model respond; with instructions, to them alone. */
  respond(instructions?: string): void;
  /** Ends what is being said, at once. */
  silence(): void;
  /** Returns the result of a tool. */
  answerTool(id: string, output: string): void;
  /** Adds earlier messages, the oldest first. */
  remember(messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]): void;
  close(): void;
};

export type SidebandListener = {
  readonly event: (event: CallEvent) => void;
  /** Called once, unless it was closed from here. */
  readonly lost: () => void;
};

/** Speaks with people. Each adapter is one provider. */
export abstract class RealtimeModel {
  /** The name that readers see. */
  abstract readonly name: string;
  /** The voices that a reader may choose, the default one first. */
  abstract readonly voices: readonly string[];

  /** Whether it is configured. */
  abstract isAvailable(): boolean;

  /**
   * Begins a call. The key of the provider stays on the server.
   *
   * @param offer of the browser (SDP)
   * @throws AppError VOICE_OFFER_INVALID, PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract begin(offer: string, settings: CallSettings, signal: AbortSignal): Promise<BegunCall>;

  /**
   * Opens the sideband of a call.
   *
   * @returns undefined if the call is over
   * @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract listen(
    callId: string,
    settings: CallSettings,
    listener: SidebandListener,
  ): Promise<Sideband | undefined>;

  /** Ends a call; one that is over stays so. @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT */
  abstract hangUp(callId: string): Promise<void>;
}
