import type { Language } from '@word-unfolded/domain';

/** What a handler knows of the call that it serves, beside its request. */
export type CallContext = {
  readonly correlationId: string;
  readonly language: Language;
  /** Aborts when the caller has gone away or has no patience left: pass it on to whatever takes long. */
  readonly signal: AbortSignal;
};
