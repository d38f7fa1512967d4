import { COOKIES } from '@word-unfolded/contracts';

/** Its names: over TLS the gateway's cookies have a prefix (RFC 6265bis, section 4.1.3). */
const NAMES = [COOKIES.signedIn, `__Host-${COOKIES.signedIn}`];

/**
 * Whether this browser has a session cookie, as far as a page can know, since scripts cannot read the session cookie
 * itself. The mark remains when the storage of the page is cleared.
 */
export function hasSignedInMark(): boolean {
  const present = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim());
  return NAMES.some((name) => present.includes(name));
}

/** Removes the mark, because the session is over. */
export function removeSignedInMark(): void {
  for (const name of NAMES) {
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  }
}
