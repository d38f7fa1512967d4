import type { User } from '@word-unfolded/contracts';

/** Events of the session that the client detects. */
export type SessionEvent =
  | { readonly kind: 'renewed'; readonly user: User }
  /** The session has ended; `to` is the sign-in page, with the return URL. */
  | { readonly kind: 'lost'; readonly to: string };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

/** Subscribes to session events; returns the unsubscribe function. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
