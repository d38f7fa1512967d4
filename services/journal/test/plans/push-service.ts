import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a browser has received and decrypted. */
export type ReceivedPush = {
  readonly path: string;
  readonly message: unknown;
  readonly headers: IncomingHttpHeaders;
  /** The claims of the sender, whose signature was checked. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly publicKey: string;
};

/** A browser with a push subscription. */
export type TestBrowser = {
  readonly path: string;
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly open: (body: Buffer) => unknown;
};

/** A push service (RFC 8030), whose browsers decrypt what they receive (RFC 8291). */
export class TestPushService {
  readonly received: ReceivedPush[] = [];
  /** The status of the answers to a path; 201 otherwise. */
  readonly statuses = new Map<string, number>();
  private readonly browsers = new Map<string, TestBrowser>();
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = this.statuses.get(path) ?? 201;
      if (status === 201) this.receive(path, request.headers, Buffer.concat(parts));
      response.writeHead(status).end();
    });
  });

  static async start(): Promise<TestPushService> {
    const service = new TestPushService();
    await new Promise<void>((resolve) => {
      service.server.listen(0, '127.0.0.1', resolve);
    });
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  subscribe(): TestBrowser {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(9).toString('base64url')}`;
    const browser = {
      path,
      subscription: { endpoint: this.origin + path, keys: { p256dh, auth: auth.toString('base64url') } },
      open: (body: Buffer) => decrypted(body, ecdh.getPrivateKey(), Buffer.from(p256dh, 'base64url'), auth),
    };
    this.browsers.set(path, browser);
    return browser;
  }

  /** What a browser has received. */
  of({ path }: TestBrowser): ReceivedPush[] {
    return this.received.filter((each) => each.path === path);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private receive(path: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const [, token = '', publicKey = ''] =
      /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    const claims = signedClaims(token, publicKey) as ReceivedPush['claims'];
    this.received.push({ path, message: this.browsers.get(path)?.open(body), headers, claims, publicKey });
  }
}

/** The claims of a token (RFC 8292). @throws if its signature is not that of the key */
function signedClaims(token: string, publicKey: string): unknown {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, body, signature] = token.split('.');
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isValid) throw new Error('the token is not signed by its key');
  return JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
}

/** The content of a message of one record (RFC 8188, section 2; RFC 8291, section 3.4). */
function decrypted(body: Buffer, privateKey: Buffer, publicKey: Buffer, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const key = derive(ecdh.computeSecret(sender), auth, about, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}
