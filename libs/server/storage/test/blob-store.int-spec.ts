import {
  blobKey,
  BlobKeyError,
  BlobTooLargeError,
  FolderBlobStore,
  mediaTypeOf,
  S3BlobStore,
  verifySignedFile,
  type BlobStore,
} from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { startS3StandIn } from './s3-stand-in.js';

type Fixture = {
  readonly store: BlobStore;
  /** The address under which a browser would ask. */
  readonly whole: (address: string) => string;
  readonly kept: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
};

const SECRET = 'a secret of this installation, long enough';
const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

/** The folder, and a server that does with it what a gateway does. */
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
      // A reader who has all and hangs up before the server knows is no failure.
      await pipeline(contents, response).catch(() => {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    store,
    whole: (address) => `http://127.0.0.1:${port}${address}`,
    kept: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

async function s3Fixture(): Promise<Fixture> {
  const server = await startS3StandIn('unfolded', KEYS);
  const place = { bucket: 'unfolded', region: 'eu-central-1', endpoint: server.endpoint };
  return {
    store: new S3BlobStore({ ...place, credentials: KEYS }),
    whole: (address) => address,
    kept: async () => [...server.objects.keys()],
    stop: server.stop,
  };
}

describe.each([
  ['a folder', folderFixture],
  ['S3', s3Fixture],
])('the store in %s', (_, fixture) => {
  let opened: Fixture;
  beforeAll(async () => (opened = await fixture()));
  afterAll(() => opened.stop());

  const contents = async (key: string) => {
    const stream = await opened.store.get(key);
    return stream && buffer(stream);
  };

  it('gives back what was put, from bytes and from a stream', async () => {
    const picture = Buffer.from([0, 255, 137, 80, 78, 71, 0, 10]);
    const [bytes, stream] = [blobKey('avatars', 'webp'), blobKey('avatars', 'webp')];
    expect(await opened.store.put(bytes, picture)).toEqual({ bytes: picture.length });
    const pieces = Readable.from([picture.subarray(0, 3), picture.subarray(3)]);
    expect(await opened.store.put(stream, pieces)).toEqual({ bytes: picture.length });
    expect(await contents(bytes)).toEqual(picture);
    expect(await contents(stream)).toEqual(picture);
  });

  it('knows what is there, and forgets what is removed, as often as it is', async () => {
    const key = blobKey('avatars', 'webp');
    expect([await opened.store.exists(key), await opened.store.get(key)]).toEqual([false, null]);
    await opened.store.put(key, Buffer.from('x'));
    expect(await opened.store.exists(key)).toBe(true);
    await opened.store.remove(key);
    await opened.store.remove(key);
    expect([await opened.store.exists(key), await opened.store.get(key)]).toEqual([false, null]);
  });

  it('removes all of one folder, and nothing of another whose name begins alike', async () => {
    const mine = ['webp', 'png', 'jpg', 'ogg', 'mp3'].map((ending) => blobKey('avatars/a1', ending));
    const others = [blobKey('avatars/a12', 'webp'), blobKey('avatars', 'webp')];
    await Promise.all([...mine, ...others].map((key) => opened.store.put(key, Buffer.from('x'))));
    await opened.store.removeFolder('avatars/a1');
    await opened.store.removeFolder('avatars/a1');
    const there = (keys: string[]) => Promise.all(keys.map((key) => opened.store.exists(key)));
    expect(await there(mine)).toEqual(mine.map(() => false));
    expect(await there(others)).toEqual([true, true]);
  });

  it.each(['avatars', 'avatars/', '', '/', '.', 'avatars/..', '../avatars/a'])(
    'never removes the folder %j',
    async (folder) => {
      await expect(opened.store.removeFolder(folder)).rejects.toBeInstanceOf(BlobKeyError);
    },
  );

  it('replaces what was there', async () => {
    const key = blobKey('avatars', 'webp');
    await opened.store.put(key, Buffer.from('a longer first'));
    await opened.store.put(key, Buffer.from('second'));
    expect(String(await contents(key))).toBe('second');
  });

  it('keeps nothing of what is too large, and stops reading it', async () => {
    const before = await opened.kept();
    let read = 0;
    const endless = new Readable({
      read() {
        read += 1;
        this.push(Buffer.alloc(1_000));
      },
    });
    const put = opened.store.put(blobKey('incoming'), endless, { maxBytes: 10_000 });
    await expect(put).rejects.toBeInstanceOf(BlobTooLargeError);
    expect(endless.destroyed).toBe(true);
    expect(read).toBeLessThan(1_000);
    expect(await opened.kept()).toEqual(before);
  });

  it('keeps nothing of what breaks off', async () => {
    const before = await opened.kept();
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the line was cut');
    }
    const put = opened.store.put(blobKey('incoming'), Readable.from(broken()));
    await expect(put).rejects.toThrow('the line was cut');
    expect(await opened.kept()).toEqual(before);
  });

  it.each(['../outside', 'avatars/../../outside', '/etc/passwd', 'avatars'])(
    'refuses the key %j',
    async (key) => {
      await expect(opened.store.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(BlobKeyError);
      await expect(opened.store.get(key)).rejects.toBeInstanceOf(BlobKeyError);
      await expect(opened.store.remove(key)).rejects.toBeInstanceOf(BlobKeyError);
      await expect(opened.store.signedAddress(key, 60)).rejects.toBeInstanceOf(BlobKeyError);
    },
  );

  it('gives an address from which a browser loads the file as what it is', async () => {
    const key = blobKey('avatars', 'webp');
    await opened.store.put(key, Buffer.from('a picture'));
    const answer = await fetch(opened.whole(await opened.store.signedAddress(key, 60)));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await answer.text()).toBe('a picture');
  });

  it('gives no file for an address that was changed or was not signed', async () => {
    const [key, other] = [blobKey('avatars', 'webp'), blobKey('avatars', 'webp')];
    await opened.store.put(key, Buffer.from('mine'));
    await opened.store.put(other, Buffer.from('of another'));
    const address = opened.whole(await opened.store.signedAddress(key, 60));
    const bad = [
      address.replace(key, other),
      address.replace(/([Ee]xpires)=\d+/, '$1=99999999999'),
      address.split('?', 1)[0]!,
    ];
    const answers = await Promise.all(bad.map((each) => fetch(each)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('opens what its own addresses give a right to, and never anything else', async () => {
    const [key, other] = [blobKey('avatars', 'webp'), blobKey('avatars', 'webp')];
    await opened.store.put(key, Buffer.from('a picture'));
    await opened.store.put(other, Buffer.from('of another'));
    const address = await opened.store.signedAddress(key, 60);
    expect(String(await buffer((await opened.store.openSigned(address))!))).toBe('a picture');
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
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
      await opened.store.signedAddress(blobKey('avatars', 'webp'), 60),
    ];
    for (const each of bad) expect(await opened.store.openSigned(each)).toBeNull();
    expect(asked).toEqual([]);
    elsewhere.closeAllConnections();
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  it('gives no file for an address whose time is over', async () => {
    const key = blobKey('avatars', 'webp');
    await opened.store.put(key, Buffer.from('a picture'));
    const address = opened.whole(await opened.store.signedAddress(key, 1));
    await until('it has expired', async () => (await fetch(address)).status === 403);
  });
});
