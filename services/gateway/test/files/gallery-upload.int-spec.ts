import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  GALLERY_MEDIA_TYPES,
  SaveImage,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { TokenIssuer } from '../fixtures/token-issuer.js';

type SaveRequest = RequestOf<typeof SaveImage>;

/** The requests to the journal service, and its responses. */
const journal = {
  requests: [] as SaveRequest[],
  save: async (_: SaveRequest): Promise<void> => {},
};

@Controller()
class FakeGallery {
  @Handles(SaveImage)
  async saveImage(request: SaveRequest): Promise<ResponseOf<typeof SaveImage>> {
    journal.requests.push(request);
    await journal.save(request);
    const { userId: _userId, image: _image, ...rest } = request;
    return {
      ...rest,
      id: '0123456789abcdef01234567',
      mediaType: GALLERY_MEDIA_TYPES[0],
      width: 1,
      height: 1,
      bytes: 1,
      createdAt: '2026-03-01T12:00:00.000Z',
      url: '/one',
      thumbnailUrl: '/two',
      expiresIn: 1,
    };
  }
}

@Module({ controllers: [FakeGallery] })
class FakeGalleryModule {}

let gateway: Gateway;
let service: RunningService;
let browser: Browser;
let token: string;
let seen: Buffer | undefined;

beforeAll(async () => {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  service = await startService('journal', FakeGalleryModule, [], gateway.environment);
  browser = new Browser(gateway.origin);
  token = await issuer.issue();
});
afterAll(async () => {
  await service.stop();
  await gateway.stop();
});
beforeEach(() => {
  journal.requests = [];
  seen = undefined;
  journal.save = async ({ image }) => {
    if ('upload' in image) seen = readFileSync(path.join(gateway.storage, image.upload));
  };
});

const waiting = () => {
  const folder = path.join(gateway.storage, 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const png = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

const save = (url: unknown, headers: Record<string, string> = {}) =>
  browser.send('POST', '/api/gallery', { token, headers, body: { url, quote: 'Be still' } });

describe('an image in a data URL of the body', () => {
  it('is stored whole before the service gets its message, which contains its key only', async () => {
    const image = randomBytes(GALLERY_LIMITS.imageBytes);
    const response = await save(png(image));
    expect(response.status).toBe(201);
    expect(journal.requests).toMatchObject([{ quote: 'Be still', image: { upload: expect.any(String) } }]);
    expect(seen?.equals(image)).toBe(true);
  });

  it.each([
    [
      'is too large',
      () => png(new Uint8Array(GALLERY_LIMITS.imageBytes + 1)),
      413,
      'GALLERY_IMAGE_TOO_LARGE',
    ],
    ['has another type', () => 'data:image/svg+xml;base64,PHN2Zy8+', 400, 'GALLERY_IMAGE_INVALID'],
    ['is no text', () => 7, 400, 'VALIDATION_FAILED'],
    ['is a very long address', () => `/api/files/${'a'.repeat(5_000)}`, 400, 'GALLERY_ADDRESS_REFUSED'],
  ])('that %s is refused, and no part of it stays in the store', async (_, url, status, code) => {
    const before = waiting();
    expect(await errorOf(await save(url()))).toMatchObject({ status, code });
    expect(journal.requests).toEqual([]);
    expect(waiting()).toEqual(before);
  });

  it('is removed when the service refuses it', async () => {
    const before = waiting();
    journal.save = async () => {
      throw AppError.of('GALLERY_IMAGE_INVALID');
    };
    expect((await save(png(randomBytes(10)))).status).toBe(400);
    expect(waiting()).toEqual(before);
  });

  it('is saved once under one key, which another image cannot use', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const image = png(randomBytes(100));
    await save(image, headers);
    const again = await save(image, headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect((await save(png(randomBytes(100)), headers)).status).toBe(422);
    expect(journal.requests).toHaveLength(1);
  });

  it('may be replaced by the URL of an image of this site, which the service checks', async () => {
    await save('/api/files/gallery/a/b.png?expires=1&signature=x');
    expect(journal.requests).toMatchObject([
      { image: { address: '/api/files/gallery/a/b.png?expires=1&signature=x' } },
    ]);
  });

  it('is accepted from readers only', async () => {
    const refused = await browser.send('POST', '/api/gallery', { body: { url: png(randomBytes(9)) } });
    expect(refused.status).toBe(401);
    expect(journal.requests).toEqual([]);
  });
});
