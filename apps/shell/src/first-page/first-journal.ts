import { APPLICATION_WANTED, FIRST_ENTRIES } from '@word-unfolded/domain';
import { listOf, type FirstEntry } from './first-entries.js';

/** As many as two screens of a phone show. */
const NEWEST = '/api/journal?limit=15';

/** Where the access token is stored (specification, section 9). */
const TOKEN_KEY = 'auth_token';

/**
 * Shows the newest entries on the journal as it was sent, before the application, or that there are none: with the request
 * of any other program, and a hundredth of the application's script. Where that is impossible the application starts at
 * once: it renews a session that has expired, and tells readers below plus what they may do.
 */
async function showNewest(): Promise<void> {
  const entries = await newest().catch(() => undefined);
  const place = document.getElementById(FIRST_ENTRIES);
  if (!place) return; // the application was faster
  if (!entries) {
    dispatchEvent(new Event(APPLICATION_WANTED));
    return;
  }
  const empty = place.querySelector<HTMLElement>('[hidden]');
  const content = entries.length > 0 ? listOf(entries, document.documentElement.lang) : empty;
  if (empty) empty.hidden = false;
  place.replaceChildren(...(content ? [content] : []));
}

/** Undefined if this reader's are not known. */
async function newest(): Promise<readonly FirstEntry[] | undefined> {
  const token = localStorage.getItem(TOKEN_KEY);
  if (token === null || !mayWrite(token)) return undefined;
  const response = await fetch(NEWEST, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { readonly data: readonly FirstEntry[] };
  return data;
}

/** Whether the plan of a reader has the journal, as the claims of their token say (RFC 7519). */
function mayWrite(token: string): boolean {
  const [, claims = ''] = token.split('.');
  const { tier, role } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as Claims;
  return tier !== 'free' || role === 'admin';
}

type Claims = { readonly tier?: string; readonly role?: string };

void showNewest();
