import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Document, MongoClient } from 'mongodb';
import { DamagedDataError, startEmbeddedMongo } from '../../src/index.js';
import { OrderedStore } from '../../src/storage/ordered-store.js';
import { connectClient } from '../support/connect-client.js';
import { writePlainCopy } from '../support/cases/plain-data.js';
import { startServerProcess } from '../support/server-process.js';
import { makeTemporaryFolder } from '../support/temporary-folder.js';

/** `EMBEDDED_MONGO_FLIPPED_BYTES=2000` for a long run. */
const FLIPS = Number(process.env.EMBEDDED_MONGO_FLIPPED_BYTES ?? 60);
const SEED = Number(process.env.EMBEDDED_MONGO_SEED ?? 20_261);

type Verse = { _id: number; chapter: number; text: string };

let folder: ReturnType<typeof makeTemporaryFolder>;
let sound: string;
let copy: string;
let original: Document;
beforeAll(async () => {
  folder = makeTemporaryFolder();
  sound = path.join(folder.path, 'sound');
  copy = path.join(folder.path, 'copy');
  await withServer(sound, async (client) => {
    const verses = client.db('scripture').collection<Verse>('verses');
    await verses.createIndexes([
      { key: { chapter: 1 }, name: 'chapter' },
      { key: { text: 1 }, name: 'text', unique: true },
    ]);
    for (let round = 0; round < 5; round++) {
      const ids = Array.from({ length: 60 }, (_, at) => round * 60 + at);
      await verses.insertMany(
        ids.map((_id) => ({ _id, chapter: _id % 7, text: `${_id}`.repeat(1 + ((_id * 9) % 80)) })),
      );
      await verses.deleteMany({ chapter: round });
    }
    await verses.insertOne({ _id: 9999, chapter: 99, text: 'long'.repeat(8000) });
  });
  original = await withServer(sound, readEverything);
});
afterAll(() => folder.remove());
beforeEach(() => cpSync(sound, copy, { recursive: true }));
afterEach(() => rmSync(copy, { recursive: true, force: true }));

async function withServer<Result>(place: string, use: (client: MongoClient) => Promise<Result>) {
  const server = await startEmbeddedMongo({ folder: place });
  try {
    const client = await connectClient(server.uri);
    try {
      return await use(client);
    } finally {
      await client.close();
    }
  } finally {
    await server.stop();
  }
}

async function readEverything(client: MongoClient): Promise<Document> {
  const verses = client.db('scripture').collection<Verse>('verses');
  const chapters = [...Array(7).keys(), 99];
  return {
    all: await verses.find().sort({ _id: 1 }).toArray(),
    byChapter: await Promise.all(chapters.map((chapter) => verses.countDocuments({ chapter }))),
    byId: await Promise.all([4, 123, 299, 9999].map((_id) => verses.findOne({ _id }))),
    indexes: await verses.indexes(),
  };
}

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

function flipByte(file: string, position: number, bits: number): void {
  const descriptor = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, position);
  byte[0] = (byte[0] as number) ^ bits;
  writeSync(descriptor, byte, 0, 1, position);
  closeSync(descriptor);
}

describe('data folder with a changed byte', () => {
  it('is either read correctly or rejected as damaged', async () => {
    const random = randomNumbers(SEED);
    const files = readdirSync(sound);
    let refused = 0;
    for (let flip = 0; flip < FLIPS; flip++) {
      rmSync(copy, { recursive: true });
      cpSync(sound, copy, { recursive: true });
      const name = flip % 5 > 0 ? 'data.mdb' : (files[random(files.length)] as string);
      const file = path.join(copy, name);
      // Every fourth change is in the pages from which all others are found.
      const position = flip % 4 === 0 && name === 'data.mdb' ? random(8192) : random(statSync(file).size);
      flipByte(file, position, 1 + random(255));
      const read = await withServer(copy, readEverything).catch((error: unknown) => error);
      if (read instanceof DamagedDataError) refused += 1;
      else expect({ name, position, read }).toEqual({ name, position, read: original });
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('is also detected while the server runs', async () => {
    const server = await startEmbeddedMongo({ folder: copy });
    const client = await connectClient(server.uri);
    const verses = client.db('scripture').collection<Verse>('verses');
    const file = path.join(copy, 'data.mdb');
    const pages = Array.from({ length: statSync(file).size / 4096 }, (_, page) => page);
    // The long text is stored in pages of its own.
    for (const page of pages.slice(2)) {
      const bytes = Buffer.alloc(4096);
      const descriptor = openSync(file, 'r');
      readSync(descriptor, bytes, 0, 4096, page * 4096);
      closeSync(descriptor);
      const at = bytes.indexOf('longlonglonglonglong');
      if (at > 0) flipByte(file, page * 4096 + at, 1);
    }
    await expect(verses.findOne({ _id: 9999 })).rejects.toMatchObject({ code: 288 });
    expect(await verses.findOne({ _id: 5 })).toMatchObject({ chapter: 5 });
    await client.close();
    await server.stop();
  });

  it.each([0, 1, 4096, 8192, 20_000, 100_000])(
    'is rejected if it is truncated to %d bytes',
    async (length) => {
      truncateSync(path.join(copy, 'data.mdb'), length);
      await expect(startEmbeddedMongo({ folder: copy })).rejects.toThrow(DamagedDataError);
    },
  );

  it('is rejected if the data file is missing and its companion files exist', async () => {
    rmSync(path.join(copy, 'data.mdb'));
    await expect(startEmbeddedMongo({ folder: copy })).rejects.toThrow(/missing/);
  });

  it('is rejected by the process with a readable message, and not modified', async () => {
    flipByte(path.join(copy, 'data.mdb'), 4096 + 60, 255);
    const damaged = await startServerProcess('--folder', copy).catch((error: unknown) => error);
    expect(String(damaged)).toMatch(
      /^Error: the server process ended with 65: The data in \S+ is damaged: .*to begin with no data\.\n$/,
    );
  });
});

describe('data without checksums', () => {
  it('is readable and gets checksums', async () => {
    const plain = path.join(folder.path, 'plain');
    await writePlainCopy(sound, plain);
    expect(await withServer(plain, readEverything)).toEqual(original);
    expect(await withServer(plain, readEverything)).toEqual(original);
    expect(readdirSync(plain)).toContain('data.witness');
    rmSync(plain, { recursive: true });
  });

  it('gets checksums although the process is stopped repeatedly', async () => {
    const many = path.join(folder.path, 'many');
    const plain = path.join(folder.path, 'plain');
    const ids = Array.from({ length: 30_000 }, (_, _id) => ({ _id }));
    await withServer(many, (client) => client.db('a').collection<{ _id: number }>('things').insertMany(ids));
    await writePlainCopy(many, plain);
    for (const commits of [0, 1, 3, 2]) {
      const store = new OrderedStore(plain, { durable: true, witnessed: true });
      let left = commits;
      const kill = () =>
        store.sealAll(() => {
          if (left-- === 0) throw new Error('killed');
        });
      expect(kill).toThrow('killed');
      await store.close();
    }
    const found = await withServer(plain, (client) =>
      client.db('a').collection<{ _id: number }>('things').find().sort({ _id: 1 }).toArray(),
    );
    expect(found).toEqual(ids);
  });
});
