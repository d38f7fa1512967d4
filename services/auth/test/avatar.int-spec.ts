import { Module } from '@nestjs/common';
import { RefreshAvatar, RemoveAvatar, SetAvatar } from '@word-unfolded/contracts';
import {
  Erasures,
  MONGO_CONNECTION,
  ownerOf,
  persistenceConfiguration,
  PersistenceModule,
} from '@word-unfolded/persistence';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import { blobKey, BlobStore, storageConfiguration, verifySignedFile } from '@word-unfolded/storage';
import {
  openTestDatabase,
  settleErasures,
  suiteEnvironment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { Connection } from 'mongoose';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { AccountRepository } from '../src/accounts/records/account.repository.js';
import { accountModel } from '../src/accounts/records/account.schema.js';
import { AvatarModule } from '../src/avatar/avatar.module.js';

const SECRET = 'a secret of this test, which is long enough';
const NOBODY = '0123456789abcdef01234567';

@Module({ imports: [PersistenceModule.of(accountModel), AvatarModule] })
class PicturesModule {}

let mongo: TestDatabase;
let folder: string;
let service: RunningService;
let client: ContractClient;
let accounts: AccountRepository;
let store: BlobStore;
let reader: string;
beforeAll(async () => {
  mongo = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'word-unfolded-pictures-'));
  service = await startService(
    'auth',
    PicturesModule,
    [persistenceConfiguration, storageConfiguration],
    suiteEnvironment({ ...mongo.environment, STORAGE_FOLDER: folder, FILES_SECRET: SECRET }),
  );
  client = service.app.get(ContractClient);
  accounts = service.app.get(AccountRepository, { strict: false });
  store = service.app.get(BlobStore, { strict: false });
});
afterAll(async () => {
  await service.stop();
  await mongo.stop();
  await rm(folder, { recursive: true });
});

let registered = 0;
beforeEach(async () => {
  await rm(path.join(folder, 'avatars'), { recursive: true, force: true });
  registered += 1;
  const name = `reader${registered}`;
  const account = { name, email: `${name}@example.org`, username: name, passwordHash: 'none' };
  const now = new Date();
  reader = (await accounts.insert({ ...account, language: 'en' }, now, now)).id;
});

async function upload(contents: Uint8Array): Promise<string> {
  const key = blobKey('incoming');
  await store.put(key, contents);
  return key;
}

const set = async (contents: Uint8Array, userId = reader) =>
  client.ask(SetAvatar, { userId, upload: await upload(contents) });

async function filesIn(place: string): Promise<string[]> {
  const where = path.join(folder, place);
  if (!existsSync(where)) return [];
  const entries = await readdir(where, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The file that a signed URL gives access to. */
async function load(address: string | null): Promise<Buffer> {
  const { pathname, searchParams } = new URL(address ?? '', 'http://localhost');
  const granted = verifySignedFile(pathname, Object.fromEntries(searchParams), SECRET, Date.now());
  return readFile(path.join(folder, granted?.key ?? 'nothing'));
}

/** A picture whose left half is red and whose right half is blue. */
const redAndBlue = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ]);

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'sent as %s is stored as a square WebP, and shown by a signed URL',
    async (format) => {
      const { avatarUrl, avatarExpiresIn } = await set(await redAndBlue().toFormat(format).toBuffer());
      expect(avatarExpiresIn).toBe(3_600);
      const picture = await load(avatarUrl);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect([await colourAt(picture, 20, 256), await colourAt(picture, 490, 256)]).toEqual(['red', 'blue']);
      expect(await filesIn('incoming')).toEqual([]);
    },
  );

  it('is turned upright, and loses the metadata of the camera and location', async () => {
    const photo = await redAndBlue()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 46/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const picture = await load((await set(photo)).avatarUrl);
    expect([await colourAt(picture, 256, 20), await colourAt(picture, 256, 490)]).toEqual(['red', 'blue']);
    const { exif, icc, xmp } = await sharp(picture).metadata();
    expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
  });

  it('replaces the former one, also when two are sent at the same moment', async () => {
    const picture = await redAndBlue().png().toBuffer();
    await set(picture);
    await Promise.all([set(picture), set(picture), set(picture)]);
    const account = await accounts.byId(ownerOf(reader));
    expect(await filesIn('avatars')).toEqual([path.basename(account?.avatarKey ?? '')]);
  });

  it('has a fresh URL at each request', async () => {
    const { avatarUrl } = await set(await redAndBlue().png().toBuffer());
    const fresh = await client.ask(RefreshAvatar, { userId: reader });
    expect(fresh.expiresIn).toBe(3_600);
    expect(await load(fresh.avatarUrl)).toEqual(await load(avatarUrl));
  });

  it('is removed by its reader, any number of times', async () => {
    await set(await redAndBlue().png().toBuffer());
    for (const _ of [1, 2])
      expect(await client.ask(RemoveAvatar, { userId: reader })).toEqual({
        avatarUrl: null,
        avatarExpiresIn: null,
      });
    expect(await client.ask(RefreshAvatar, { userId: reader })).toEqual({ avatarUrl: null, expiresIn: null });
    expect(await filesIn('avatars')).toEqual([]);
  });

  it('is removed with its account, also an orphaned one', async () => {
    await set(await redAndBlue().png().toBuffer());
    await store.put(blobKey(`avatars/${reader}`, 'webp'), Buffer.from('left behind'));
    await accounts.remove(ownerOf(reader));
    await service.app.get(Erasures).begin(reader, new Date());
    await settleErasures(service.app.get<Connection>(MONGO_CONNECTION));
    expect(await filesIn('avatars')).toEqual([]);
  });
});

describe('an invalid picture', () => {
  const bomb = () =>
    sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const cases: [string, () => Promise<Uint8Array>][] = [
    ['nothing', async () => Buffer.alloc(0)],
    ['a text', async () => Buffer.from('GIF89a is what I am called')],
    [
      'an SVG with a script',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a picture of fifty megapixels', bomb],
    ['half of a picture', async () => (await redAndBlue().jpeg().toBuffer()).subarray(0, 1_500)],
    ['a picture of a format for printers', () => redAndBlue().tiff().toBuffer()],
  ];

  it.each(cases)('such as %s is refused, and leaves no file', async (_, make) => {
    const before = await set(await redAndBlue().png().toBuffer());
    await expect(set(await make())).rejects.toMatchObject({ code: 'AVATAR_NOT_AN_IMAGE' });
    expect(await filesIn('incoming')).toEqual([]);
    expect((await filesIn('avatars')).length).toBe(1);
    expect((await load(before.avatarUrl)).length).toBeGreaterThan(0);
  });

  it('is not decoded when it is larger than five megabytes', async () => {
    const large = Buffer.concat([await redAndBlue().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
    await expect(set(large)).rejects.toMatchObject({ code: 'AVATAR_TOO_LARGE' });
    expect(await filesIn('incoming')).toEqual([]);
  });
});

describe('an upload', () => {
  it("is a file of the gateway's uploads only: other files are neither read nor removed", async () => {
    const others = blobKey('avatars', 'webp');
    await store.put(others, await redAndBlue().webp().toBuffer());
    for (const key of [others, `incoming/../${others}`, '/etc/passwd'])
      await expect(client.ask(SetAvatar, { userId: reader, upload: key })).rejects.toMatchObject({
        code: 'AVATAR_NOT_AN_IMAGE',
      });
    expect(await store.exists(others)).toBe(true);
  });

  it('that is missing is reported as a server error', async () => {
    const missing = client.ask(SetAvatar, { userId: reader, upload: blobKey('incoming') });
    await expect(missing).rejects.toMatchObject({ code: 'AVATAR_UPDATE_FAILED' });
  });

  it('of a deleted account is not stored', async () => {
    const picture = await redAndBlue().png().toBuffer();
    await expect(set(picture, NOBODY)).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
    await expect(client.ask(RefreshAvatar, { userId: NOBODY })).rejects.toMatchObject({
      code: 'NOT_AUTHENTICATED',
    });
    expect([...(await filesIn('avatars')), ...(await filesIn('incoming'))]).toEqual([]);
  });
});
