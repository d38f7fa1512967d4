import type { User } from '@word-unfolded/contracts';

/** What the client learns about the session while it works. */
export type SessionEvent =
  | { readonly kind: 'renewed'; readonly user: User }
  /** The session has ended; `to` is the sign-in page, with the way back. */
  | { readonly kind: 'lost'; readonly to: string };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** Hears of the session from now on; answers with how to stop. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
