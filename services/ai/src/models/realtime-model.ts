import type { Language } from '@word-unfolded/domain';

export type VoiceSessionRequest = {
  /** The browser's offer of a session (SDP, RFC 8866). */
  readonly offer: string;
  /** The rules of the talk. */
  readonly instructions: string;
  /** In which it hears and speaks. */
  readonly language: Language;
};

export type VoiceSession = {
  /** The answer to the offer (SDP); sound goes between the browser and the provider. */
  readonly answer: string;
  /** By which the provider knows the session. */
  readonly id: string | undefined;
};

/** Talks with people. Each adapter is one provider. */
export abstract class RealtimeModel {
  /** What readers are told of it. */
  abstract readonly name: string;

  /** Whether it is set up. */
  abstract isAvailable(): boolean;

  /**
   * Begins a talk. The key of the provider stays here.
   *
   * @throws CatalogueError PROVIDER_NOT_CONFIGURED, PROVIDER_BUSY, PROVIDER_FAILED, PROVIDER_TIMEOUT
   */
  abstract begin(request: VoiceSessionRequest, signal: AbortSignal): Promise<VoiceSession>;
}
