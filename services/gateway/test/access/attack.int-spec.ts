import { errorEnvelope, isErrorCode, ROUTES, type RouteContract } from '@word-unfolded/contracts';
import fc from 'fast-check';
import { auth } from '../fixtures/fake-auth.js';
import { Browser } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { COOKIE_OF_TOKENS, TokenIssuer } from '../fixtures/token-issuer.js';

/** Number of requests for each route; all together are some thousands. */
const RUNS = 100;

let gateway: Gateway;
let browser: Browser;
let token: string;

beforeAll(async () => {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({ THROTTLE_PER_MINUTE: '100000000' }, { withAuth: true });
  browser = new Browser(gateway.origin);
  await browser.csrf();
  token = await issuer.issue();
});
afterAll(() => gateway.stop());

/**
 * All routes that answer in the envelope. Those that answer with a file need one, and `session.int-spec.ts` tests them.
 */
const AUTH_ROUTES = ROUTES.filter(({ path, answerFile }) => path.startsWith('/api/auth/') && !answerFile);

const FIELDS = [
  'name',
  'email',
  'username',
  'password',
  'confirmPassword',
  'currentPassword',
  'agreement',
  'language',
  'rememberMe',
  'token',
  'confirmation',
  'occupation',
  'selahProfileNote',
];

/** Known attack strings: operators of databases, prototypes, templates, line ends, other alphabets. */
const WEAPONS: readonly unknown[] = [
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '^(a+)+$' },
  [{ $gt: '' }],
  { __proto__: null, toString: 'x' },
  { constructor: { prototype: { role: 'admin' } } },
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  'ana@example.org\r\nBcc: all@example.org',
  'ana@example.org\u0000',
  '\ud800',
  '٠١٢',
  'x'.repeat(100_000),
  Number.MAX_VALUE,
  -0,
  true,
  null,
  [],
];

const piece = fc.oneof(
  fc.constantFrom(...WEAPONS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A form with the names of real fields and arbitrary values. */
const form = fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS, '$where', 'role'), fc.string()), piece, {
  maxKeys: 14,
});

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"__proto__":', '[{"$and":'), fc.integer({ min: 1, max: 20_000 }))
  .map(([open, depth]) => open.repeat(depth));

/** A prototype key, written into the text because no object literal could contain it. */
const poisoned = form.map((filled) =>
  JSON.stringify(filled).replace(/^\{/, '{"__proto__":{"role":"admin"},'),
);

const body = fc.oneof(
  { arbitrary: form.map((filled) => JSON.stringify(filled)), weight: 6 },
  { arbitrary: fc.json(), weight: 2 },
  { arbitrary: nested, weight: 1 },
  { arbitrary: poisoned, weight: 1 },
  { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
);

const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 8 },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    '*/*',
    'x',
  ),
);

/** Printable ASCII: a client cannot send anything else in a header. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => text.trim());

const headers = fc.record(
  {
    'idempotency-key': headerText,
    'accept-language': headerText,
    'user-agent': headerText,
    'x-correlation-id': headerText,
    'x-forwarded-for': headerText,
  },
  { requiredKeys: [] },
);

const pathPiece = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.constantFrom('..', '$gt', '[$ne]', '__proto__', 'null', '%00', '%E0%A4%A', 'x'.repeat(5_000)),
);

const encoded = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80'; // a lone surrogate, as some clients send it
  }
};

const attack = fc.record({ body, contentType, headers, pathPiece, signedIn: fc.boolean() });

/** Every response has the envelope, and none is a server error. */
async function expectAnswer(response: Response): Promise<void> {
  const text = await response.text();
  expect(`${response.status} ${text}`).toMatch(/^[234]/);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(text).not.toMatch(/node_modules|\.[jt]s:\d+|MongoServer/);
  const answer = JSON.parse(text) as { success: boolean; code?: string; details?: { error: string }[] };
  expect(answer.success).toBe(response.ok);
  if (response.ok) return;
  errorEnvelope.parse(answer);
  expect(isErrorCode(answer.code!)).toBe(true);
}

describe.each(AUTH_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'arbitrary input to %s',
  (_, route: RouteContract) => {
    it('is answered in the envelope, and never with a server error', async () => {
      await fc.assert(
        fc.asyncProperty(attack, async ({ body, contentType, headers, pathPiece, signedIn }) => {
          const path = route.path.replace(/\{\w+\}/g, () => encoded(pathPiece));
          const response = await fetch(new URL(gateway.origin).origin + path, {
            method: route.method,
            redirect: 'manual',
            headers: {
              ...headers,
              cookie: `wu_csrf=${browser.cookie('wu_csrf')}; wu_session=${COOKIE_OF_TOKENS}`,
              'x-csrf-token': await browser.csrf(),
              ...(signedIn && { authorization: `Bearer ${token}` }),
              ...(route.method !== 'GET' && { 'content-type': contentType }),
            },
            ...(route.method !== 'GET' && { body }),
          });
          await expectAnswer(response);
        }),
        { numRuns: RUNS },
      );
    });
  },
);

it('a malformed cookie, token or file URL never causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(headerText, headerText, pathPiece, async (cookie, authorization, piece) => {
      const credentials = { cookie: `wu_csrf=${cookie}; wu_session=${cookie}`, authorization };
      const write = { method: 'POST', headers: { ...credentials, 'x-csrf-token': authorization } };
      await expectAnswer(await fetch(`${gateway.origin}/api/auth/refresh`, write));
      await expectAnswer(await fetch(`${gateway.origin}/api/auth/me`, { headers: credentials }));
      const query = `expires=${encoded(cookie)}&signature=${encoded(authorization)}`;
      await expectAnswer(await fetch(`${gateway.origin}/api/files/${encoded(piece)}?${query}`));
    }),
    { numRuns: RUNS },
  );
});

it('only messages that match the contracts have reached the service', () => {
  const reached = [...auth.sessionsOpened, ...auth.updated, ...auth.renewed, ...auth.closed];
  expect(reached.length).toBeGreaterThan(0);
  expect(JSON.stringify(reached)).not.toMatch(/"(\$\w+|__proto__|constructor|role)":/);
});
