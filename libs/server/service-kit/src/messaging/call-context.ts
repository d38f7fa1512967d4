import type { Language } from '@word-unfolded/domain';

/** The context of a call, in addition to its request. */
export type CallContext = {
  readonly correlationId: string;
  readonly language: Language;
  /** Aborts when the caller disconnects or its deadline passes. Pass it on to every long operation. */
  readonly signal: AbortSignal;
};
