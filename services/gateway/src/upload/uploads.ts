import { Inject, Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type DataUrlRule,
  type UploadedFile,
  type UploadRule,
} from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeDataUrl } from './data-url.js';

/** Bytes that a form may have around its file. */
const FORM_BYTES = 10_000;

/** A file that has come in; the digest (SHA-256) tells it from another. */
export type ReceivedFile = UploadedFile & { readonly digest: string };

/** Takes the file of a form into the store as it arrives, never the whole of it into memory. */
@Injectable()
export class Uploads {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Receives a form that consists of exactly one file, in the field of the rule.
   *
   * @throws CatalogueError the rule's own for a file that is too large or missing; VALIDATION_FAILED when there is more
   *   than that file; MALFORMED_BODY when the form ends early
   */
  async receive(request: FastifyRequest, rule: UploadRule): Promise<ReceivedFile> {
    if (Number(request.headers['content-length']) > rule.maxBytes + FORM_BYTES)
      throw CatalogueError.restore(rule.tooLarge);
    const key = blobKey('incoming');
    try {
      return await this.receiveAs(key, request, rule);
    } catch (error) {
      // Whoever is still sending reads the answer only afterwards.
      request.raw.unpipe();
      request.raw.resume();
      await this.discard(key);
      throw formError(error);
    }
  }

  /**
   * Takes the file of a data URL into the store, which a field of a body has brought.
   *
   * @throws CatalogueError the rule's own for a file that is too large, or for a text that is no such URL
   */
  async receiveDataUrl(text: string, rule: DataUrlRule): Promise<ReceivedFile> {
    const file = decodeDataUrl(text, rule);
    const key = blobKey('incoming');
    try {
      return await this.keep(key, Readable.from([file]), rule.maxBytes);
    } catch (error) {
      await this.discard(key);
      throw error;
    }
  }

  /** Removes a file that nobody has taken. */
  async discard(key: string): Promise<void> {
    await this.store
      .remove(key)
      .catch((error: unknown) => this.log.warn({ err: error, key }, 'an uploaded file could not be removed'));
  }

  private async receiveAs(key: string, request: FastifyRequest, rule: UploadRule): Promise<ReceivedFile> {
    let received: ReceivedFile | undefined;
    const limits = { fileSize: rule.maxBytes, files: 1, fields: 0, parts: 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file' || part.fieldname !== rule.field) break;
      received = await this.keep(key, part.file, rule.maxBytes);
      if (part.file.truncated) throw CatalogueError.restore(rule.tooLarge);
    }
    if (!received) throw CatalogueError.restore(rule.missing);
    return received;
  }

  private async keep(key: string, file: Readable, maxBytes: number): Promise<ReceivedFile> {
    const measure = new Measure();
    const kept = this.store.put(key, measure, { maxBytes }).catch((error: unknown) => {
      measure.destroy();
      throw error;
    });
    // Both have ended before anything is answered: a store that is still writing could not be cleared.
    const ends = await Promise.allSettled([pipeline(file, measure), kept]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (!failed) return { key, bytes: measure.bytes, digest: measure.digest() };
    // A form that breaks off takes the measure with it, with an error; a store that fails lets it go without one.
    const code = measure.errored ? 'MALFORMED_BODY' : 'INTERNAL';
    throw CatalogueError.with(code, {}, { cause: failed.reason });
  }
}

/** Counts what passes through, and takes its digest. */
class Measure extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('base64url');
  }
}

/** What a broken form meets is its sender's mistake; what the catalogue or Fastify has a word for keeps it. */
function formError(error: unknown): unknown {
  const known =
    error instanceof CatalogueError || String((error as { code?: unknown }).code).startsWith('FST_');
  return known ? error : CatalogueError.with('MALFORMED_BODY', {}, { cause: error });
}
