import { AppError } from '@word-unfolded/contracts';
import { BlobStore } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { COOKIE_OF_TOKENS, TokenIssuer } from '../fixtures/token-issuer.js';

const LIMIT = 5 * 1024 * 1024;
const PICTURE = randomBytes(300_000);

let gateway: Gateway;
let browser: Browser;
let token: string;
let seen: Buffer | undefined;

beforeAll(async () => {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  browser = new Browser(gateway.origin);
  token = await issuer.issue();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  auth.avatars.length = 0;
  seen = undefined;
  auth.setAvatar = async (key) => {
    seen = readFileSync(path.join(gateway.storage, key));
  };
});

/** Received files, and files that are still being written. */
const waiting = () =>
  ['incoming', '.parts'].flatMap((name) => {
    const folder = path.join(gateway.storage, name);
    return existsSync(folder) ? readdirSync(folder) : [];
  });

function form(...files: [field: string, bytes: Uint8Array, name?: string][]): FormData {
  const made = new FormData();
  for (const [field, bytes, name] of files)
    made.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name ?? 'me.png');
  return made;
}

const upload = (sent: FormData, headers: Record<string, string> = {}) =>
  browser.send('POST', '/api/auth/profile/avatar', { token, form: sent, headers });

describe('the file of a form', () => {
  it('is stored whole under a generated name before the service gets its message', async () => {
    const response = await upload(form(['avatar', PICTURE, '../../etc/passwd']));
    expect(await response.json()).toMatchObject({ success: true, data: { avatarExpiresIn: 3_600 } });
    expect(auth.avatars[0]!.upload).toMatch(/^incoming\/[0-9a-f-]{36}$/);
    expect(seen?.equals(PICTURE)).toBe(true);
  });

  it('may be as large as its limit, and not a byte larger', async () => {
    expect((await upload(form(['avatar', new Uint8Array(LIMIT)]))).status).toBe(200);
    auth.avatars.length = 0;
    const before = waiting();
    for (const size of [LIMIT + 1, LIMIT * 3])
      expect(await errorOf(await upload(form(['avatar', new Uint8Array(size)])))).toMatchObject({
        status: 413,
        code: 'AVATAR_TOO_LARGE',
        error: 'Image must be smaller than 5MB',
      });
    expect(auth.avatars).toHaveLength(0);
    expect(waiting()).toEqual(before);
  });

  it.each([
    ['missing', () => form(), 'AVATAR_NOT_AN_IMAGE'],
    ['in another field', () => form(['picture', PICTURE]), 'AVATAR_NOT_AN_IMAGE'],
    ['accompanied by another', () => form(['avatar', PICTURE], ['avatar', PICTURE]), 'VALIDATION_FAILED'],
    [
      'accompanied by words',
      () => {
        const sent = form(['avatar', PICTURE]);
        sent.append('userId', 'another');
        return sent;
      },
      'VALIDATION_FAILED',
    ],
    ['in a field of the prototype', () => form(['__proto__', PICTURE]), 'MALFORMED_BODY'],
  ])('is refused when it is %s, and no part of it stays in the store', async (_, sent, code) => {
    const before = waiting();
    expect(await errorOf(await upload(sent()))).toMatchObject({ status: 400, code });
    expect(auth.avatars).toHaveLength(0);
    expect(waiting()).toEqual(before);
  });

  it.each([
    ['JSON', 'application/json', '{"avatar":"x"}', 415],
    ['a form without its boundary', 'multipart/form-data', 'x', 400],
    [
      'a form that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\nbytes',
      400,
    ],
    ['no form at all', 'multipart/form-data; boundary=x', 'nothing of it', 400],
    ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\nbytes\r\n--x--', 400],
  ])('is not found in %s', async (_, type, body, status) => {
    const before = waiting();
    const response = await fetch(`${gateway.origin}/api/auth/profile/avatar`, {
      method: 'POST',
      headers: {
        'content-type': type,
        authorization: `Bearer ${token}`,
        'x-csrf-token': await browser.csrf(),
        cookie: `wu_csrf=${browser.cookie('wu_csrf')}; wu_session=${COOKIE_OF_TOKENS}`,
      },
      body,
    });
    expect(await errorOf(response)).toMatchObject({ status, code: expect.any(String) });
    expect(waiting()).toEqual(before);
    expect(auth.avatars).toHaveLength(0);
  });

  it('is removed when the service refuses it', async () => {
    const before = waiting();
    auth.setAvatar = async () => {
      throw AppError.of('AVATAR_NOT_AN_IMAGE');
    };
    expect((await errorOf(await upload(form(['avatar', PICTURE])))).error).toBe(
      'Please select an image file',
    );
    expect(waiting()).toEqual(before);
  });

  it('is a server error when the store cannot write it', async () => {
    const [folder, aside] = ['incoming', 'aside'].map((name) => path.join(gateway.storage, name)) as [
      string,
      string,
    ];
    mkdirSync(folder, { recursive: true });
    renameSync(folder, aside);
    writeFileSync(folder, 'where a folder should be');
    try {
      expect(await errorOf(await upload(form(['avatar', PICTURE])))).toMatchObject({
        status: 500,
        code: 'INTERNAL',
      });
      expect(auth.avatars).toHaveLength(0);
    } finally {
      rmSync(folder);
      renameSync(aside, folder);
    }
  });

  it('is removed when its sender disconnects half-way', async () => {
    const before = waiting();
    const { port } = new URL(gateway.origin);
    const csrf = await browser.csrf();
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        'POST /api/auth/profile/avatar HTTP/1.1',
        'Host: localhost',
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 400000',
        `Authorization: Bearer ${token}`,
        `X-Csrf-Token: ${csrf}`,
        `Cookie: wu_csrf=${browser.cookie('wu_csrf')}; wu_session=${COOKIE_OF_TOKENS}`,
        '',
        '--x',
        'Content-Disposition: form-data; name="avatar"; filename="a.png"',
        '',
        'x'.repeat(100_000),
      ].join('\r\n'),
    );
    await until('it is on its way into the store', () => waiting().length > before.length);
    socket.destroy();
    await until('it is removed', () => waiting().length === before.length);
    expect(auth.avatars).toHaveLength(0);
  });

  it('is not read when its sender is not allowed to send it', async () => {
    const before = waiting();
    const refused = await browser.send('POST', '/api/auth/profile/avatar', {
      form: form(['avatar', PICTURE]),
    });
    expect(refused.status).toBe(401);
    expect(waiting()).toEqual(before);
  });

  it('is accepted once under one key, which another file cannot use', async () => {
    const before = waiting().length;
    const headers = { 'idempotency-key': randomUUID() };
    expect((await upload(form(['avatar', PICTURE]), headers)).status).toBe(200);
    const again = await upload(form(['avatar', PICTURE]), headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect((await upload(form(['avatar', randomBytes(10)]), headers)).status).toBe(422);
    expect(auth.avatars).toHaveLength(1);
    expect(waiting()).toHaveLength(before + 1);
  });

  it('is refused by a route without an upload', async () => {
    const response = await browser.send('PUT', '/api/auth/profile', {
      token,
      form: form(['avatar', PICTURE]),
    });
    expect(await errorOf(response)).toMatchObject({ status: 415, code: 'MEDIA_TYPE_NOT_SUPPORTED' });
  });
});

describe('the signed URL of a file', () => {
  let store: BlobStore;
  beforeAll(async () => {
    store = gateway.app.get(BlobStore, { strict: false });
    await store.put('avatars/one.webp', PICTURE);
    await store.put('papers/one.html', Buffer.from('<script>alert(1)</script>'));
  });
  const get = (address: string) => fetch(gateway.origin + address);

  it('serves the file to every holder while it is valid, without active content', async () => {
    const response = await get(await store.signedAddress('avatars/one.webp', 600));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(PICTURE)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(response.headers.get('cache-control')!)!;
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    expect(Number(seconds)).toBeGreaterThan(590);
  });

  it('serves only the few types that may be shown', async () => {
    const response = await get(await store.signedAddress('papers/one.html', 600));
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    await response.body?.cancel();
  });

  it('gives nothing when it is forged, changed or expired, or has no file', async () => {
    const good = await store.signedAddress('avatars/one.webp', 600);
    const [, expires] = /expires=(\d+)/.exec(good)!;
    for (const address of [
      '/api/files/avatars/one.webp',
      good.replace(/signature=.*/, 'signature='),
      good.replace('one', 'two'),
      good.replace(expires!, String(Number(expires) + 1)),
      good.replace('avatars/', 'avatars/..%2f'),
      `${good}&signature=x`,
      await store.signedAddress('avatars/one.webp', -1),
      await store.signedAddress('avatars/none.webp', 600),
      '/api/files/..%2f..%2fetc/passwd?expires=9999999999&signature=x',
    ]) {
      const response = await get(address);
      expect(await errorOf(response)).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});
