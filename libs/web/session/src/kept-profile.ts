import { user as userSchema } from '@word-unfolded/contracts';
import { signedIn, type SignedIn } from './session-state.js';

/** Names in localStorage; the first is one of the specification (section 9). */
const PROFILE_KEY = 'user_profile';
const SIGN_OUT_KEY = 'sign_out_pending';

/** The reader as this device last knew them, for a start without the network. */
export function readKeptProfile(): SignedIn | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(PROFILE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('user' in kept) || !('at' in kept)) return undefined;
    const user = userSchema.safeParse(kept.user);
    return user.success ? signedIn(user.data, Number(kept.at)) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the reader; without one, forgets whoever was kept. */
export function keepProfile(state: SignedIn | undefined, now: number): void {
  const text = state && JSON.stringify({ user: state.user, at: now });
  setOrRemove(PROFILE_KEY, text);
}

/** Whether a reader left while the server could not be told. */
export function isSignOutPending(): boolean {
  try {
    return window.localStorage.getItem(SIGN_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

export function keepSignOutPending(isPending: boolean): void {
  setOrRemove(SIGN_OUT_KEY, isPending ? 'true' : undefined);
}

function setOrRemove(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // A browser that forbids storage begins each time anew.
  }
}
