import type { Language } from '@word-unfolded/domain';

export type VoiceSessionRequest = {
  /** The browser's offer of a session (SDP, RFC 8866). */
  readonly offer: string;
  /** The rules of the conversation. */
  readonly instructions: string;
  /** The language that it hears and speaks. */
  readonly language: Language;
};

export type VoiceSession = {
  /** The answer to the offer (SDP); audio flows between the browser and the provider. */
  readonly answer: string;
  /** The provider's id of the session. */
  readonly id: string | undefined;
};

/** Speaks with people. Each adapter is one provider. */
export abstract class RealtimeModel {
  /** The name that readers see. */
  abstract readonly name: string;

  /** Whether it is configured. */
  abstract isAvailable(): boolean;

  /**
   * Begins a voice session. The key of the provider stays on the server.
   *
   * @throws AppError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract begin(request: VoiceSessionRequest, signal: AbortSignal): Promise<VoiceSession>;
}
