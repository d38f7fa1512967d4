import {
  AccountDeleted,
  CreateEntry,
  DeleteImage,
  ListContents,
  ListImages,
  ReadStoredJournal,
  RestoreImage,
  SaveImage,
  type GalleryImage,
  type RequestOf,
} from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { ContractClient, EventBus, Retention } from '@word-unfolded/service-kit';
import { blobKey, BlobStore, verifySignedFile } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Clock } from '@word-unfolded/primitives';
import { imageModel } from '../src/gallery/image.schema.js';
import { FILES_SECRET, JournalUnderTest, newReader, NOW } from './journal-fixture.js';

type Making = Partial<Omit<RequestOf<typeof SaveImage>, 'userId' | 'image'>>;

let journal: JournalUnderTest;
let store: BlobStore;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
  store = journal.service.app.get(BlobStore, { strict: false });
});
afterAll(() => journal.stop());
afterEach(() => at(0));

/** Sets the clock of the service to this many minutes after NOW. */
function at(minutes: number): void {
  journal.service.app.get(Clock).now = () => new Date(Date.parse(NOW) + minutes * 60_000);
}

const sweep = () => journal.service.app.get(Retention).apply();

const draw = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

async function upload(contents: Uint8Array): Promise<string> {
  const key = blobKey('incoming');
  await store.put(key, contents);
  return key;
}

const MAKING = {
  prompt: 'Water',
  style: 'GENERAL',
  typography: null,
  aesthetic: null,
  mood: 'calm',
  source: 'Psalm 91:4',
  edition: 'World English Bible',
} as const;

const requestOf = (userId: string, image: RequestOf<typeof SaveImage>['image'], making: Making = {}) => ({
  ...{ ...MAKING, quote: 'Be still', entryId: null, ...making },
  ...{ userId, image },
});

async function save(userId: string, making: Making = {}, file?: Uint8Array): Promise<GalleryImage> {
  const image = { upload: await upload(file ?? (await draw().png().toBuffer())) };
  return journal.ask(SaveImage, requestOf(userId, image, making));
}

const list = (userId: string, wanted: { page?: number; limit?: number; entryId?: string } = {}) =>
  journal.ask(ListImages, { userId, page: 1, limit: 20, ...wanted });

const quotes = async (userId: string) => (await list(userId)).images.map(({ quote }) => quote);

/** Fetches the file of a signed address. */
async function load(address: string): Promise<Buffer> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const granted = verifySignedFile(pathname, Object.fromEntries(searchParams), FILES_SECRET, Date.now());
  return readFile(path.join(journal.files, granted?.key ?? 'nothing'));
}

async function filesIn(place: string): Promise<string[]> {
  const folder = path.join(journal.files, place);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (!existsSync(folder)) return []; // also if it was removed while it was read
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const recordsOf = (ownerId: string) => imageModel(journal.database).find({ ownerId }).lean();

describe('a saved image', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'as %s is stored unchanged, with a thumbnail, and has signed addresses',
    async (format) => {
      const ruth = newReader();
      const file = await draw(900, 400).toFormat(format).toBuffer();
      const image = await save(ruth, { quote: 'Under his wings', aesthetic: 'watercolor' }, file);
      expect(image).toMatchObject({
        ...{ quote: 'Under his wings', aesthetic: 'watercolor', mood: 'calm', typography: null },
        ...{ mediaType: `image/${format}`, width: 900, height: 400, bytes: file.length, createdAt: NOW },
      });
      expect((await load(image.url)).equals(file)).toBe(true);
      const small = await sharp(await load(image.thumbnailUrl)).metadata();
      expect(small).toMatchObject({ format: 'webp', width: 480, height: 213 });
      expect(await filesIn('incoming')).toEqual([]);
    },
  );

  it('is listed by page, the newest first, for its own reader only', async () => {
    const ruth = newReader();
    for (const [minutes, quote] of ['first', 'second', 'third'].entries()) {
      at(minutes);
      await save(ruth, { quote });
    }
    const first = await list(ruth, { limit: 2 });
    expect(first.images.map(({ quote }) => quote)).toEqual(['third', 'second']);
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect((await list(ruth, { limit: 2, page: 2 })).images).toMatchObject([{ quote: 'first' }]);
    expect((await list(newReader())).images).toEqual([]);
  });

  it('can belong to an entry of its reader only', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    const fields = { title: 'A day', content: 'Dear diary', scripture: '', tags: [], mood: null };
    const { id } = await journal.ask(CreateEntry, { ...fields, userId: ruth, category: 'personal' });
    await save(ruth);
    await save(ruth, { entryId: id, quote: 'Of the entry' });
    expect((await list(ruth, { entryId: id })).images).toMatchObject([
      { quote: 'Of the entry', entryId: id },
    ]);
    // The entry has it, whatever becomes of the browser that has asked for it.
    const contents = async () => (await journal.ask(ListContents, { userId: ruth, entryId: id })).contents;
    const [{ id: first } = { id: '' }] = (await list(ruth, { entryId: id })).images;
    expect(await contents()).toMatchObject([
      { type: 'image', image: first, title: 'Of the entry', active: true },
    ]);
    const later = await save(ruth, { entryId: id, quote: 'A later one' });
    expect(await contents()).toMatchObject([{ type: 'image', image: later.id, active: true }]);
    await expect(save(boaz, { entryId: id })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect([await quotes(boaz), await filesIn(`gallery/${boaz}`), await filesIn('incoming')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('can be copied from a signed address, and from no other address', async () => {
    const ruth = newReader();
    const { url, id } = await save(ruth);
    const copy = await journal.ask(SaveImage, requestOf(ruth, { address: url }));
    await journal.ask(DeleteImage, { userId: ruth, imageId: id });
    expect((await load(copy.url)).equals(await draw().png().toBuffer())).toBe(true);
    for (const address of [
      'https://example.org/a.png',
      'file:///etc/passwd',
      url.replace(/signature=.*/, 'signature=x'),
      url.replace('gallery/', 'gallery/../'),
      await store.signedAddress(blobKey('gallery/none', 'png'), 60),
    ])
      expect(await journal.refusal(SaveImage, requestOf(ruth, { address }))).toMatchObject({
        code: 'GALLERY_ADDRESS_REFUSED',
      });
  });
});

describe('an image that cannot be saved', () => {
  const cases: [string, () => Promise<Uint8Array>, string][] = [
    ['nothing', async () => Buffer.alloc(0), 'GALLERY_IMAGE_INVALID'],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'GALLERY_IMAGE_INVALID'],
    ['a GIF', () => draw().gif().toBuffer(), 'GALLERY_IMAGE_INVALID'],
    [
      'the beginning of a PNG',
      async () => (await draw().png().toBuffer()).subarray(0, 60),
      'GALLERY_IMAGE_INVALID',
    ],
    ['an image of fifty megapixels', () => draw(10_000, 5_001).png().toBuffer(), 'GALLERY_IMAGE_INVALID'],
    [
      'what is larger than five megabytes',
      async () => Buffer.concat([await draw().png().toBuffer(), Buffer.alloc(GALLERY_LIMITS.imageBytes)]),
      'GALLERY_IMAGE_TOO_LARGE',
    ],
  ];
  it.each(cases)('such as %s is refused and leaves no file or record', async (_, make, code) => {
    const ruth = newReader();
    await expect(save(ruth, {}, await make())).rejects.toMatchObject({ code });
    expect(await filesIn(`gallery/${ruth}`)).toEqual([]);
    expect(await filesIn('incoming')).toEqual([]);
    expect(await recordsOf(ruth)).toEqual([]);
  });

  it('is one beyond the limit of the gallery', async () => {
    const ruth = newReader();
    await save(ruth);
    const { _id, ...one } = (await recordsOf(ruth))[0]!;
    const copies = Array.from({ length: GALLERY_LIMITS.images - 1 }, (_, number) => ({
      ...one,
      _id: `copy ${_id} ${number}`,
    }));
    await imageModel(journal.database).insertMany(copies);
    await expect(save(ruth)).rejects.toMatchObject({ code: 'GALLERY_FULL', params: { max: 1_000 } });
  });

  it('is an upload named by a key outside the upload folder', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    await save(boaz);
    const { file } = (await recordsOf(boaz))[0]!;
    for (const key of [file, `incoming/../${file}`])
      expect(await journal.refusal(SaveImage, requestOf(ruth, { upload: key }))).toMatchObject({
        code: 'GALLERY_SAVE_FAILED',
      });
    expect(await store.exists(file)).toBe(true);
  });
});

describe('a deleted image', () => {
  it('is not listed, and can be restored for a while', async () => {
    const ruth = newReader();
    const { id: imageId } = await save(ruth);
    const about = { userId: ruth, imageId };
    const { restorableUntil } = await journal.ask(DeleteImage, about);
    expect(Date.parse(restorableUntil) - Date.parse(NOW)).toBe(15 * 60_000);
    expect(await quotes(ruth)).toEqual([]);
    expect(await journal.refusal(DeleteImage, about)).toMatchObject({
      code: 'GALLERY_IMAGE_NOT_FOUND',
      status: 404,
    });
    at(14);
    await sweep();
    const restored = await journal.ask(RestoreImage, about);
    expect((await load(restored.url)).length).toBeGreaterThan(0);
    expect(await quotes(ruth)).toEqual(['Be still']);
  });

  it('is permanently removed with its files after that', async () => {
    const ruth = newReader();
    const { id: imageId } = await save(ruth);
    await journal.ask(DeleteImage, { userId: ruth, imageId });
    at(16);
    await sweep();
    expect([await recordsOf(ruth), await filesIn(`gallery/${ruth}`)]).toEqual([[], []]);
    expect(await journal.refusal(RestoreImage, { userId: ruth, imageId })).toMatchObject({ status: 404 });
  });

  it('cannot be deleted or restored by another reader', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    const { id: imageId } = await save(ruth);
    for (const contract of [DeleteImage, RestoreImage])
      expect(await journal.refusal(contract, { userId: boaz, imageId })).toMatchObject({ status: 404 });
    expect(await quotes(ruth)).toEqual(['Be still']);
  });
});

describe('after a process dies', () => {
  /** Moves an image of a reader into a state in which a process may have died. */
  const leave = (ownerId: string, state: 'arriving' | 'going') =>
    imageModel(journal.database).updateMany({ ownerId }, { state, since: new Date(NOW) });

  it.each(['arriving', 'going'] as const)(
    'while an image is %s, the sweep removes both file and record',
    async (state) => {
      const [ruth, boaz] = [newReader(), newReader()];
      await save(ruth);
      await save(boaz);
      await leave(ruth, state);
      expect(await quotes(ruth)).toEqual([]);
      await sweep();
      expect(await filesIn(`gallery/${ruth}`)).toHaveLength(2);
      at(6);
      await sweep();
      expect([await recordsOf(ruth), await filesIn(`gallery/${ruth}`)]).toEqual([[], []]);
      expect(await quotes(boaz)).toEqual(['Be still']);
    },
  );

  it('while the store is unavailable, a save stores nothing and returns an error', async () => {
    const ruth = newReader();
    const { put } = store;
    const image = { upload: await upload(await draw().png().toBuffer()) };
    store.put = () => Promise.reject(new Error('the disk is full'));
    const refused = await journal.refusal(SaveImage, requestOf(ruth, image));
    store.put = put;
    expect(refused).toMatchObject({ code: 'GALLERY_SAVE_FAILED', status: 500 });
    expect([await recordsOf(ruth), await filesIn('incoming')]).toEqual([[], []]);
  });
});

describe('the images in the account export and at account deletion', () => {
  it('are all exported, with an address that is valid for a week', async () => {
    const ruth = newReader();
    const { id } = await save(ruth, { quote: 'Kept' });
    const { id: imageId } = await save(ruth, { quote: 'Deleted' });
    await journal.ask(DeleteImage, { userId: ruth, imageId });
    const images: unknown[] = [];
    const stored = journal.service.app.get(ContractClient).stream(ReadStoredJournal, { userId: ruth });
    for await (const { part, items } of stored) if (part === 'gallery') images.push(...items);
    const addressUntil = new Date(Date.parse(NOW) + 7 * 86_400_000).toISOString();
    expect(images).toMatchObject([{ id, quote: 'Kept', addressUntil }]);
    const [{ address }] = images as [{ address: string }];
    expect((await load(address)).length).toBeGreaterThan(0);
    expect(JSON.stringify(images)).not.toContain('ownerId');
  });

  it('are all deleted, records and files, including remains of failed uploads, but not those of other readers', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    await save(ruth);
    const { id: imageId } = await save(ruth);
    await journal.ask(DeleteImage, { userId: ruth, imageId });
    await save(boaz);
    await store.put(blobKey(`gallery/${ruth}`, 'png'), Buffer.from('left behind'));
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId: ruth, at: NOW }, `deletion of ${ruth}`);
    await until('nothing is left', async () => (await recordsOf(ruth)).length === 0);
    await until('no file is left', async () => (await filesIn(`gallery/${ruth}`)).length === 0);
    expect(await filesIn(`gallery/${boaz}`)).toHaveLength(2);
    expect(await quotes(boaz)).toEqual(['Be still']);
  });
});
