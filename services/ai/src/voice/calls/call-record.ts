import type { MeteredSubject, VOICE_ENDS } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

export type CallReader = Extract<MeteredSubject, { kind: 'reader' }>;

export type CallEnd = (typeof VOICE_ENDS)[number];

/** What does not change during a call. */
export type CallSetting = {
  readonly subject: CallReader;
  readonly language: Language;
  readonly voice: string;
  readonly translationId?: string | undefined;
  readonly scriptureRef?: string | undefined;
  readonly timeZone?: string | undefined;
};

/** A call, as Redis stores it for all replicas. */
export type CallRecord = {
  readonly id: string;
  readonly setting: CallSetting;
  readonly state: 'open' | 'ending' | 'ended';
  /** The call of the provider; a restart makes another. */
  readonly providerId: string;
  readonly conversationId: string | undefined;
  /** Seconds of the calls of the provider before this one. */
  readonly secondsBefore: number;
  /** When the first sound of this call of the provider was; undefined until then. In milliseconds since 1970. */
  readonly soundSince: number | undefined;
  /** When the browser of the reader first said that it is connected. In milliseconds since 1970. */
  readonly connectedAt: number | undefined;
  /** When the reader last wished that Selah be silent. In milliseconds since 1970. */
  readonly interruptedAt: number | undefined;
  /** When the sideband was last seen. */
  readonly seenAt: number;
  /** Seconds of charged minutes that earlier calls of the day have left. */
  readonly secondsPaid: number;
  /** Minutes that were reserved, and how many of them have been charged. */
  readonly reserved: number;
  readonly settled: number;
  /** A reason for which somebody wants it to end. */
  readonly wish: CallEnd | undefined;
  /** How it has ended. */
  readonly end: { readonly reason: CallEnd; readonly seconds: number } | undefined;
};

/** How long a call has had sound, in whole seconds, at a moment in milliseconds since 1970. */
export function secondsOf(
  { secondsBefore, soundSince }: Pick<CallRecord, 'secondsBefore' | 'soundSince'>,
  at: number,
): number {
  return Math.round(secondsBefore + (soundSince === undefined ? 0 : Math.max(0, at - soundSince) / 1_000));
}
