import { AppError, type UploadRule } from '@word-unfolded/contracts';
import type { Logger } from '@word-unfolded/service-kit';
import { BlobStore, FolderBlobStore } from '@word-unfolded/storage';
import type { FastifyRequest } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { toAppError } from '../edge/http-errors.js';
import { Uploads } from './uploads.js';

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RULE = {
  field: 'avatar',
  maxBytes: 5_000_000,
  tooLarge: 'AVATAR_TOO_LARGE',
  missing: 'AVATAR_MISSING',
};

/** A store on a disk that becomes full after a number of bytes. */
class FullStore extends FolderBlobStore {
  override async put(key: string, contents: Readable): Promise<{ readonly bytes: number }> {
    let room = 100_000;
    async function* pieces(): AsyncGenerator<Buffer> {
      for await (const piece of contents as AsyncIterable<Buffer>) {
        room -= piece.length;
        if (room < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        yield piece;
      }
    }
    return super.put(key, Readable.from(pieces()));
  }
}

function receive(store: BlobStore, file: Readable): Promise<unknown> {
  const log = { warn: () => {} } as unknown as Logger;
  async function* parts() {
    yield { type: 'file', fieldname: 'avatar', file: Object.assign(file, { truncated: false }) };
  }
  const raw = { unpipe: () => {}, resume: () => {} };
  const request = { headers: {}, parts, raw } as unknown as FastifyRequest;
  return new Uploads(store, log).receive(request, RULE as unknown as UploadRule);
}

function* megabyte(): Generator<Buffer> {
  for (let index = 0; index < 16; index += 1) yield Buffer.alloc(65_536, index);
}

function* brokenOff(): Generator<Buffer> {
  yield Buffer.alloc(1_000);
  throw new Error('the form ended early');
}

const codeOf = (receiving: Promise<unknown>) =>
  receiving.then(
    () => 'received',
    (error: unknown) => toAppError(error).code,
  );

describe('an upload', () => {
  it('fails with STORAGE_FULL on a full disk, and not with a client error', async () => {
    const store = new FullStore(folder, 'a secret of this installation, long enough');
    expect(await codeOf(receive(store, Readable.from(megabyte())))).toBe('STORAGE_FULL');
  });

  it('is a client error when the form breaks off, and received when it is complete', async () => {
    const store = new FolderBlobStore(folder, 'a secret of this installation, long enough');
    expect(await codeOf(receive(store, Readable.from(brokenOff())))).toBe('MALFORMED_BODY');
    expect(await codeOf(receive(store, Readable.from(megabyte())))).toBe('received');
  });

  it('is a server error when the store fails otherwise', async () => {
    const failing = { put: async () => Promise.reject(new Error('EIO')), remove: async () => {} };
    const code = codeOf(receive(failing as unknown as BlobStore, Readable.from(megabyte())));
    expect(await code).toBe('INTERNAL');
    expect(AppError.of('INTERNAL').status).toBe(500);
  });
});
