import {
  blobKey,
  BlobKeyError,
  BlobTooLargeError,
  FolderBlobStore,
  mediaTypeOf,
  verifySignedFile,
  type BlobStore,
} from '@word-unfolded/storage';
import { S3BlobStore } from '@word-unfolded/storage/s3';
import { until } from '@word-unfolded/testing';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { startFakeS3 } from './fake-s3.js';

type Fixture = {
  readonly store: BlobStore;
  /** The URL that a browser would request. */
  readonly whole: (address: string) => string;
  readonly storedNames: () => Promise<string[]>;
  /** Sets the age of a file. */
  readonly age: (key: string, at: Date) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const SECRET = 'a secret of this installation, long enough';
const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

/** The folder, and a server that serves it like a gateway. */
async function folderFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'word-unfolded-storage-'));
  const store = new FolderBlobStore(folder, SECRET);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const file = verifySignedFile(pathname, Object.fromEntries(searchParams), SECRET, Date.now());
    if (!file) return void response.writeHead(403).end();
    void store.get(file.key).then(async (contents) => {
      if (!contents) return void response.writeHead(404).end();
      response.setHeader('content-type', mediaTypeOf(file.key));
      // A client that has received everything may close the connection before the server notices. This is not an error.
      await pipeline(contents, response).catch(() => {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    store,
    whole: (address) => `http://127.0.0.1:${port}${address}`,
    storedNames: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    age: (key, at) => utimes(path.join(folder, key), at, at),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

async function s3Fixture(): Promise<Fixture> {
  const server = await startFakeS3('unfolded', KEYS);
  const place = { bucket: 'unfolded', region: 'eu-central-1', endpoint: server.endpoint };
  return {
    store: new S3BlobStore({ ...place, credentials: KEYS }),
    whole: (address) => address,
    storedNames: async () => [...server.objects.keys()],
    age: async (key, modified) => {
      const object = server.objects.get(key);
      if (object) server.objects.set(key, { ...object, modified });
    },
    stop: server.stop,
  };
}

describe.each([
  ['a folder', folderFixture],
  ['S3', s3Fixture],
])('blob store in %s', (_, fixture) => {
  let fixtureUnderTest: Fixture;
  beforeAll(async () => (fixtureUnderTest = await fixture()));
  afterAll(() => fixtureUnderTest.stop());

  const contents = async (key: string) => {
    const stream = await fixtureUnderTest.store.get(key);
    return stream && buffer(stream);
  };

  it('returns what was stored, from bytes and from a stream', async () => {
    const picture = Buffer.from([0, 255, 137, 80, 78, 71, 0, 10]);
    const [bytes, stream] = [blobKey('avatars', 'webp'), blobKey('avatars', 'webp')];
    expect(await fixtureUnderTest.store.put(bytes, picture)).toEqual({ bytes: picture.length });
    const pieces = Readable.from([picture.subarray(0, 3), picture.subarray(3)]);
    expect(await fixtureUnderTest.store.put(stream, pieces)).toEqual({ bytes: picture.length });
    expect(await contents(bytes)).toEqual(picture);
    expect(await contents(stream)).toEqual(picture);
  });

  it('reports whether a file exists, and allows repeated deletion', async () => {
    const key = blobKey('avatars', 'webp');
    expect([await fixtureUnderTest.store.exists(key), await fixtureUnderTest.store.get(key)]).toEqual([
      false,
      null,
    ]);
    await fixtureUnderTest.store.put(key, Buffer.from('x'));
    expect(await fixtureUnderTest.store.exists(key)).toBe(true);
    await fixtureUnderTest.store.remove(key);
    await fixtureUnderTest.store.remove(key);
    expect([await fixtureUnderTest.store.exists(key), await fixtureUnderTest.store.get(key)]).toEqual([
      false,
      null,
    ]);
  });

  it('stores a file of several parts unchanged', async () => {
    const key = blobKey('exports/a1', 'json');
    const pieces = Array.from({ length: 13 }, (_, index) => Buffer.alloc(1024 * 1024, index));
    expect(await fixtureUnderTest.store.put(key, Readable.from(pieces))).toEqual({ bytes: 13 * 1024 * 1024 });
    expect(Buffer.concat(pieces).equals((await contents(key)) ?? Buffer.alloc(0))).toBe(true);
    await fixtureUnderTest.store.remove(key);
  });

  it('stores nothing if the contents fail, early or late, and throws their error', async () => {
    const failure = new Error('the source is gone');
    for (const megabytes of [0, 11]) {
      async function* failing(): AsyncGenerator<Buffer> {
        for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(1024 * 1024);
        throw failure;
      }
      const key = blobKey('exports/a1', 'json');
      await expect(fixtureUnderTest.store.put(key, Readable.from(failing()))).rejects.toBe(failure);
      expect(await fixtureUnderTest.store.exists(key)).toBe(false);
      expect((await fixtureUnderTest.storedNames()).filter((name) => key.endsWith(name))).toEqual([]);
    }
  });

  it('deletes old files from one top folder, also repeatedly', async () => {
    const old = ['a1', 'a2', 'a3'].map((reader) => blobKey(`exports/${reader}`, 'json'));
    const others = [blobKey('exports/a1', 'json'), blobKey('avatars/a1', 'webp'), blobKey('incoming')];
    for (const key of [...old, ...others]) await fixtureUnderTest.store.put(key, Buffer.from('x'));
    const noon = new Date('2026-03-01T12:00:00Z');
    for (const key of [...old, ...others.slice(1)])
      await fixtureUnderTest.age(key, new Date('2026-03-01T11:59:00Z'));
    expect(await fixtureUnderTest.store.removeOlder('exports', noon)).toBe(3);
    expect(await fixtureUnderTest.store.removeOlder('exports', noon)).toBe(0);
    expect(await Promise.all(old.map((key) => fixtureUnderTest.store.exists(key)))).toEqual([
      false,
      false,
      false,
    ]);
    expect(await Promise.all(others.map((key) => fixtureUnderTest.store.exists(key)))).toEqual([
      true,
      true,
      true,
    ]);
    await expect(fixtureUnderTest.store.removeOlder('../avatars', noon)).rejects.toThrow(BlobKeyError);
    for (const key of others) await fixtureUnderTest.store.remove(key);
  });

  it('deletes everything in one folder, and nothing in a folder with a longer name', async () => {
    const mine = ['webp', 'png', 'jpg', 'ogg', 'mp3'].map((ending) => blobKey('avatars/a1', ending));
    const others = [blobKey('avatars/a12', 'webp'), blobKey('avatars', 'webp')];
    await Promise.all([...mine, ...others].map((key) => fixtureUnderTest.store.put(key, Buffer.from('x'))));
    await fixtureUnderTest.store.removeFolder('avatars/a1');
    await fixtureUnderTest.store.removeFolder('avatars/a1');
    const existing = (keys: string[]) => Promise.all(keys.map((key) => fixtureUnderTest.store.exists(key)));
    expect(await existing(mine)).toEqual(mine.map(() => false));
    expect(await existing(others)).toEqual([true, true]);
  });

  it.each(['avatars', 'avatars/', '', '/', '.', 'avatars/..', '../avatars/a'])(
    'never deletes the folder %j',
    async (folder) => {
      await expect(fixtureUnderTest.store.removeFolder(folder)).rejects.toBeInstanceOf(BlobKeyError);
    },
  );

  it('replaces existing contents', async () => {
    const key = blobKey('avatars', 'webp');
    await fixtureUnderTest.store.put(key, Buffer.from('a longer first'));
    await fixtureUnderTest.store.put(key, Buffer.from('second'));
    expect(String(await contents(key))).toBe('second');
  });

  it('stores nothing if the contents are too large, and stops reading them', async () => {
    const before = await fixtureUnderTest.storedNames();
    let read = 0;
    const endless = new Readable({
      read() {
        read += 1;
        this.push(Buffer.alloc(1_000));
      },
    });
    const put = fixtureUnderTest.store.put(blobKey('incoming'), endless, { maxBytes: 10_000 });
    await expect(put).rejects.toBeInstanceOf(BlobTooLargeError);
    expect(endless.destroyed).toBe(true);
    expect(read).toBeLessThan(1_000);
    expect(await fixtureUnderTest.storedNames()).toEqual(before);
  });

  it('stores nothing if the contents are cut off', async () => {
    const before = await fixtureUnderTest.storedNames();
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the line was cut');
    }
    const put = fixtureUnderTest.store.put(blobKey('incoming'), Readable.from(broken()));
    await expect(put).rejects.toThrow('the line was cut');
    expect(await fixtureUnderTest.storedNames()).toEqual(before);
  });

  it.each(['../outside', 'avatars/../../outside', '/etc/passwd', 'avatars'])(
    'rejects the key %j',
    async (key) => {
      await expect(fixtureUnderTest.store.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(BlobKeyError);
      await expect(fixtureUnderTest.store.get(key)).rejects.toBeInstanceOf(BlobKeyError);
      await expect(fixtureUnderTest.store.remove(key)).rejects.toBeInstanceOf(BlobKeyError);
      await expect(fixtureUnderTest.store.signedAddress(key, 60)).rejects.toBeInstanceOf(BlobKeyError);
    },
  );

  it('returns an address from which a browser loads the file with its media type', async () => {
    const key = blobKey('avatars', 'webp');
    await fixtureUnderTest.store.put(key, Buffer.from('a picture'));
    const answer = await fetch(fixtureUnderTest.whole(await fixtureUnderTest.store.signedAddress(key, 60)));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await answer.text()).toBe('a picture');
  });

  it('returns no file for a modified or unsigned address', async () => {
    const [key, other] = [blobKey('avatars', 'webp'), blobKey('avatars', 'webp')];
    await fixtureUnderTest.store.put(key, Buffer.from('mine'));
    await fixtureUnderTest.store.put(other, Buffer.from('of another'));
    const address = fixtureUnderTest.whole(await fixtureUnderTest.store.signedAddress(key, 60));
    const bad = [
      address.replace(key, other),
      address.replace(/([Ee]xpires)=\d+/, '$1=99999999999'),
      address.split('?', 1)[0]!,
    ];
    const answers = await Promise.all(bad.map((each) => fetch(each)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('opens only files of its own signed addresses', async () => {
    const [key, other] = [blobKey('avatars', 'webp'), blobKey('avatars', 'webp')];
    await fixtureUnderTest.store.put(key, Buffer.from('a picture'));
    await fixtureUnderTest.store.put(other, Buffer.from('of another'));
    const address = await fixtureUnderTest.store.signedAddress(key, 60);
    expect(String(await buffer((await fixtureUnderTest.store.openSigned(address))!))).toBe('a picture');
    const requested: string[] = [];
    const elsewhere = createServer((request, response) => {
      requested.push(request.url ?? '');
      response.end('from elsewhere');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const bad = [
      address.replace(key, other),
      address.replace(/([Ee]xpires)=\d+/, '$1=99999999999'),
      address.split('?', 1)[0]!,
      `http://127.0.0.1:${port}${new URL(address, 'http://here').pathname}?${address.split('?')[1]}`,
      `http://127.0.0.1:${port}/`,
      'file:///etc/passwd',
      '',
      await fixtureUnderTest.store.signedAddress(blobKey('avatars', 'webp'), 60),
    ];
    for (const each of bad) expect(await fixtureUnderTest.store.openSigned(each)).toBeNull();
    expect(requested).toEqual([]);
    elsewhere.closeAllConnections();
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  it('returns no file for an expired address', async () => {
    const key = blobKey('avatars', 'webp');
    await fixtureUnderTest.store.put(key, Buffer.from('a picture'));
    const address = fixtureUnderTest.whole(await fixtureUnderTest.store.signedAddress(key, 1));
    await until('it has expired', async () => (await fetch(address)).status === 403);
  });
});
