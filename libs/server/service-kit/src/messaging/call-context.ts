import type { MessageCaller } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The context of a call, in addition to its request. */
export type CallContext = {
  readonly correlationId: string;
  readonly language: Language;
  /** The IANA name of the reader's time zone, if the client has sent it. */
  readonly timeZone?: string;
  /** The caller, by the signature of the call; a visitor if the call has none. */
  readonly caller: MessageCaller;
  /** Aborts when the caller disconnects or its deadline passes. Pass it on to every long operation. */
  readonly signal: AbortSignal;
};
