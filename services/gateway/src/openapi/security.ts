import { ACCESS_TOKEN_SECONDS, COOKIES, CSRF_HEADER, type RouteContract } from '@word-unfolded/contracts';
import type { Json } from './json.js';

/** The security schemes of the API. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `The access token of a sign-in or a renewal, as a bearer, beside the cookie of the same session; good for ${ACCESS_TOKEN_SECONDS / 60} minutes.`,
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: `The token of GET /api/csrf-token, with every request that is not a GET; it fits the cookie ${COOKIES.csrf} of its browser.`,
  },
  csrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.csrf,
    description:
      'Comes with the token of GET /api/csrf-token. HttpOnly, SameSite=Lax; over TLS Secure, and its name begins with __Host-.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIES.session,
    description:
      'Comes with a sign-in, and changes with every renewal; from it POST /api/auth/refresh makes a new access token. HttpOnly, SameSite=Lax; over TLS Secure, and its name begins with __Host-.',
  },
} as const;

type Guarded = Pick<RouteContract, 'gate' | 'method' | 'needsSessionCookie'>;

/** The security requirements of a route: all schemes of one of these. */
export function securityOf({ gate, method, needsSessionCookie }: Guarded): Json[] {
  const browser = method !== 'GET' && { csrfToken: [], csrfCookie: [] };
  const reader = { accessToken: [], sessionCookie: [] };
  if (gate === 'reader-or-visitor') return [{ ...reader, ...browser }, { ...browser }];
  const needed = {
    ...(gate !== 'everyone' && reader),
    ...(needsSessionCookie && { sessionCookie: [] }),
    ...browser,
  };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

/** The gate of a route in words. */
export function gateInWords({ gate }: Guarded): string {
  if (gate === 'everyone') return 'Open to everyone.';
  if (gate === 'reader-or-visitor') return 'For readers, and for visitors within the free limits.';
  if (gate === 'signed-in') return 'For signed-in readers.';
  return `For readers of the ${gate.tier} plan and above, and for administrators.`;
}
