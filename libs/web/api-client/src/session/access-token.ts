/** Name in localStorage (specification, section 9). */
const TOKEN_KEY = 'auth_token';

/** The claims that a page reads from its access token. They are not trusted: only the gateway checks the signature. */
export type TokenClaims = {
  /** The account. */
  readonly sub: string;
  /** Seconds since 1970. */
  readonly exp: number;
};

/** The access token of this browser; null when nobody is signed in, or when the browser forbids storage. */
export function readToken(): string | null {
  try {
    return ofThisPage ?? window.localStorage.getItem(TOKEN_KEY);
  } catch {
    return ofThisPage;
  }
}

/**
 * Stores the access token, or removes it when given null. If storage is forbidden or full it lives as long as the page.
 */
export function storeToken(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(TOKEN_KEY);
    else window.localStorage.setItem(TOKEN_KEY, token);
    ofThisPage = null; // another tab may renew what is stored
  } catch {
    ofThisPage = token;
  }
}

/** The token that storage refused. */
let ofThisPage: string | null = null;

/** The claims of a token (RFC 7519); undefined if it is malformed. */
export function claimsOf(token: string | null): TokenClaims | undefined {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const bytes = Uint8Array.from(window.atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

function isClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  return 'sub' in value && typeof value.sub === 'string' && 'exp' in value && typeof value.exp === 'number';
}
