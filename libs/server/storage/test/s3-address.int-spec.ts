import { bucketOrigin } from '@word-unfolded/storage';
import { S3BlobStore } from '@word-unfolded/storage/s3';
import { startFakeS3, type FakeS3 } from './fake-s3.js';
import { Readable } from 'node:stream';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const OLD = new Date('2026-03-01T11:00:00Z');
const NOON = new Date('2026-03-01T12:00:00Z');

let server: FakeS3;
beforeAll(async () => (server = await startFakeS3('unfolded', KEYS)));
afterAll(() => server.stop());

describe('bucket', () => {
  it.each([
    { bucket: 'unfolded', region: 'eu-central-1' },
    { bucket: 'files.example.org', region: 'us-east-1' },
    { bucket: 'unfolded', region: 'auto', endpoint: 'https://minio.example.org:9000' },
  ])('for %j returns addresses at the origin that pages allow images from', async (place) => {
    const store = new S3BlobStore({ ...place, credentials: KEYS });
    const address = new URL(await store.signedAddress('avatars/a', 60));
    expect(address.origin).toBe(bucketOrigin(place));
  });

  it('deletes old unfinished uploads, and none in progress', async () => {
    const store = new S3BlobStore({
      bucket: 'unfolded',
      region: 'eu-central-1',
      endpoint: server.endpoint,
      credentials: KEYS,
    });
    const upload = (key: string, initiated: Date) => ({ key, type: undefined, initiated, parts: new Map() });
    for (const name of ['a', 'b', 'c']) server.uploads.set(`old-${name}`, upload(`incoming/${name}`, OLD));
    server.uploads.set('new', upload('incoming/d', new Date()));
    server.uploads.set('other', upload('avatars/e', OLD));
    await store.removeOlder('incoming', NOON);
    expect([...server.uploads.keys()].sort()).toEqual(['new', 'other']);
  });

  it('has no parts of an upload whose contents failed', async () => {
    const store = new S3BlobStore({
      bucket: 'unfolded',
      region: 'eu-central-1',
      endpoint: server.endpoint,
      credentials: KEYS,
    });
    const before = server.uploads.size;
    async function* failing(): AsyncGenerator<Buffer> {
      for (let index = 0; index < 12; index += 1) yield Buffer.alloc(1024 * 1024);
      throw new Error('the reader hung up');
    }
    await expect(store.put('incoming/x', Readable.from(failing()))).rejects.toThrow('the reader hung up');
    expect(server.uploads.size).toBe(before);
  });
});
