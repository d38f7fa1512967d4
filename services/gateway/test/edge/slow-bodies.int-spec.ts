import { openSocket, textUntilClosed } from '../fixtures/raw-request.js';
import { Browser } from '../fixtures/browser.js';
import { auth } from '../fixtures/fake-auth.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { COOKIE_OF_TOKENS, TokenIssuer } from '../fixtures/token-issuer.js';

/** Much longer than any test: a request that ends earlier was not ended by this timeout. */
const HOUR = '3600000';

async function startWithAuth(overrides: Record<string, string>): Promise<{
  gateway: Gateway;
  /** The head of a write that passes every guard. */
  head: (path: string, ...lines: string[]) => string;
}> {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  const gateway = await startGateway(overrides, { withAuth: true });
  const browser = new Browser(gateway.origin);
  const csrf = await browser.csrf();
  const guards = [
    'host: here',
    `cookie: wu_csrf=${browser.cookie('wu_csrf')}; wu_session=${COOKIE_OF_TOKENS}`,
    `x-csrf-token: ${csrf}`,
    `authorization: Bearer ${await issuer.issue()}`,
  ];
  const head = (path: string, ...lines: string[]) =>
    [`POST ${path} HTTP/1.1`, ...guards, ...lines, '', ''].join('\r\n');
  return { gateway, head };
}

const JSON_BODY = 'content-type: application/json';
const CHUNKED = 'transfer-encoding: chunked';

/** Sends a head and then a body without an end. @returns the whole response */
function drip(gateway: Gateway, head: string, piece: string): Promise<string> {
  const socket = openSocket(gateway.origin);
  socket.write(head);
  const drops = setInterval(() => socket.writable && socket.write(piece), 5);
  return textUntilClosed(socket).finally(() => clearInterval(drops));
}

/** A chunk of 200 spaces: enough at a time not to count as stalled. */
const CHUNK = `c8\r\n${' '.repeat(200)}\r\n`;

describe('a body that stalls', () => {
  let gateway: Gateway;
  let head: Awaited<ReturnType<typeof startWithAuth>>['head'];
  beforeAll(async () => {
    ({ gateway, head } = await startWithAuth({
      BODY_STALLS_MS: '300',
      BODY_TIMEOUT_MS: HOUR,
      REQUEST_TIMEOUT_MS: HOUR,
    }));
  });
  afterAll(() => gateway.stop());

  it('is answered with 408 when the request passed its guards', async () => {
    for (const path of ['/api/auth/login', '/api/contact']) {
      const socket = openSocket(gateway.origin);
      socket.write(`${head(path, JSON_BODY, 'content-length: 900')}{"a`);
      const answer = await textUntilClosed(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    }
  });

  it('does not delay a guard that refuses the request by its headers', async () => {
    const socket = openSocket(gateway.origin);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: here\r\n${JSON_BODY}\r\ncontent-length: 900\r\n\r\n{"a`,
    );
    const answer = await textUntilClosed(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('"code":"CSRF_INVALID"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('a body that keeps arriving', () => {
  let gateway: Gateway;
  let head: Awaited<ReturnType<typeof startWithAuth>>['head'];
  beforeAll(async () => {
    ({ gateway, head } = await startWithAuth({
      BODY_STALLS_MS: HOUR,
      BODY_TIMEOUT_MS: '500',
      REQUEST_TIMEOUT_MS: HOUR,
    }));
  });
  afterAll(() => gateway.stop());

  it('is answered with 408 at its deadline, whatever its route is', async () => {
    const answers = await Promise.all([
      drip(gateway, head('/api/contact', JSON_BODY, CHUNKED), CHUNK),
      drip(gateway, head('/api/auth/login', JSON_BODY, 'content-length: 900000'), ' '),
      drip(gateway, head('/api/auth/refresh', JSON_BODY, CHUNKED), CHUNK),
    ]);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    }
  });

  it('is cut off after its response was sent', async () => {
    const heads = ['/nowhere', '/api/nowhere', '/api/contact'].map(
      (path) => `POST ${path} HTTP/1.1\r\nhost: here\r\n${CHUNKED}\r\n\r\n`,
    );
    const answers = await Promise.all(heads.map((each) => drip(gateway, each, CHUNK)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (403|404|415) /);
  });

  it('of an upload has the time of the whole request', async () => {
    const boundary = 'line';
    const picture = `--${boundary}\r\ncontent-disposition: form-data; name="avatar"; filename="me.png"\r\n\r\n`;
    const end = `\r\n--${boundary}--\r\n`;
    const socket = openSocket(gateway.origin);
    const length = `content-length: ${picture.length + 10 + end.length}`;
    const type = `content-type: multipart/form-data; boundary=${boundary}`;
    socket.write(`${head('/api/auth/profile/avatar', type, length, 'connection: close')}${picture}`);
    // An ordinary body that began later has reached its deadline by now.
    await drip(gateway, head('/api/contact', JSON_BODY, CHUNKED), CHUNK);
    const answer = textUntilClosed(socket);
    socket.write(`0123456789${end}`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
