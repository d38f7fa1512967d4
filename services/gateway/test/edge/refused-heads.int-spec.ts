import { errorEnvelope } from '@word-unfolded/contracts';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { openSocket, textUntilClosed } from '../fixtures/raw-request.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** Sends a request exactly as it is written, and reads the response that ends its connection. */
async function send(text: string): Promise<{ status: number; head: string; code: string; error: string }> {
  const socket = openSocket(gateway.origin);
  socket.write(text);
  const answer = await textUntilClosed(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const { code, error } = errorEnvelope.parse(JSON.parse(body));
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), code, error };
}

describe('a request that no route sees', () => {
  it.each([
    ['no Host', 'GET /api/health HTTP/1.1\r\n\r\n', 400, 'HOST_INVALID'],
    ['an empty Host', 'GET /api/health HTTP/1.1\r\nhost:\r\n\r\n', 400, 'HOST_INVALID'],
    ['two Hosts', 'GET /about HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400, 'HOST_INVALID'],
    ['a Host with a path', 'GET /about HTTP/1.1\r\nhost: a/b\r\n\r\n', 400, 'HOST_INVALID'],
    [
      'an unknown expectation',
      'GET /about HTTP/1.1\r\nhost: a\r\nexpect: banana\r\n\r\n',
      417,
      'EXPECTATION_FAILED',
    ],
    ['CONNECT', 'CONNECT here:80 HTTP/1.1\r\nhost: here:80\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
    ['no method', '/about HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'MALFORMED_BODY'],
    ['another version', 'GET /about HTTP/9.9\r\nhost: a\r\n\r\n', 400, 'MALFORMED_BODY'],
    ['a header without a name', 'GET /about HTTP/1.1\r\n: a\r\n\r\n', 400, 'MALFORMED_BODY'],
    [
      'two lengths',
      'POST /about HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      400,
      'MALFORMED_BODY',
    ],
    [
      'a header that is too large',
      `GET /about HTTP/1.1\r\nhost: a\r\nx-a: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('is answered in the envelope: %s', async (_, text, status, code) => {
    const answer = await send(text);
    expect(answer).toMatchObject({ status, code });
    expect(answer.head).toContain('content-type: application/json; charset=utf-8');
    expect(answer.head).toContain("content-security-policy: default-src 'none'");
    expect(answer.head).toContain('x-correlation-id: ');
    expect(answer.head).toContain('connection: close');
  });

  it('is answered in the language of the reader when its headers could be read', async () => {
    const spanish = 'GET /about HTTP/1.1\r\nhost:\r\naccept-language: es\r\n\r\n';
    expect((await send(spanish)).error).toBe('La solicitud no dice a qué sitio se dirige.');
  });

  it('does not include HTTP/1.0 without a Host header', async () => {
    const socket = openSocket(gateway.origin);
    socket.write('GET /api/health HTTP/1.0\r\n\r\n');
    expect(await textUntilClosed(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not include one with Expect: 100-continue', async () => {
    const socket = openSocket(gateway.origin);
    socket.write(
      'POST /api/contact HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 2\r\nconnection: close\r\n\r\n',
    );
    const whole = textUntilClosed(socket);
    socket.once('data', () => socket.write('{}'));
    expect(await whole).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 403 /);
  });
});
