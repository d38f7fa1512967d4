import { ACCESS_TOKEN_SECONDS, COOKIES, CSRF_HEADER, type RouteContract } from '@word-unfolded/contracts';
import type { Json } from './json.js';

/** How a request says who sends it. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `The access token of a sign-in or a renewal, as a bearer; good for ${ACCESS_TOKEN_SECONDS / 60} minutes.`,
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

/** What a request of a route must carry: all of it. */
export function securityOf({ gate, method }: RouteContract): Json[] {
  const needed = {
    ...(gate !== 'everyone' && { accessToken: [] }),
    ...(method !== 'GET' && { csrfToken: [], csrfCookie: [] }),
  };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

/** Who may ask, in words. */
export function gateInWords({ gate }: RouteContract): string {
  if (gate === 'everyone') return 'Open to everyone.';
  if (gate === 'signed-in') return 'For signed-in readers.';
  return `For readers of the ${gate.tier} plan and above, and for administrators.`;
}
