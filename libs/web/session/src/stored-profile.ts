import { user as userSchema } from '@word-unfolded/contracts';
import { signedIn, type SignedIn } from './session-state.js';

/** Names in localStorage; the first is one of the specification (section 9). */
const PROFILE_KEY = 'user_profile';
const SIGN_OUT_KEY = 'sign_out_pending';

/** The last known reader of this device, for a start without the network. */
export function readStoredProfile(): SignedIn | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('user' in stored) || !('at' in stored))
      return undefined;
    const user = userSchema.safeParse(stored.user);
    return user.success ? signedIn(user.data, Number(stored.at)) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the reader; without one, deletes the stored one. */
export function storeProfile(state: SignedIn | undefined, now: number): void {
  const text = state && JSON.stringify({ user: state.user, at: now });
  setOrRemove(PROFILE_KEY, text);
}

/**
 * Calls back when another tab has stored a reader; returns the stop function. A message of that tab can arrive before
 * what it has stored: browsers copy the storage to other processes later.
 */
export function onProfileStored(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PROFILE_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Whether a reader signed out while the server was unreachable. */
export function isSignOutPending(): boolean {
  try {
    return window.localStorage.getItem(SIGN_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

export function storeSignOutPending(isPending: boolean): void {
  setOrRemove(SIGN_OUT_KEY, isPending ? 'true' : undefined);
}

function setOrRemove(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // A browser that forbids storage starts without it.
  }
}
