import { Inject, Injectable } from '@nestjs/common';
import { AppError, type DataUrlRule, type UploadedFile, type UploadRule } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeDataUrl } from './data-url.js';

/** Most bytes of a form around its file. */
const FORM_BYTES = 10_000;

/** A received file; the digest (SHA-256) identifies its content. */
export type ReceivedFile = UploadedFile & { readonly digest: string };

/** Streams the file of a form into the store, without holding the whole of it in memory. */
@Injectable()
export class Uploads {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Receives a form that consists of exactly one file, in the field of the rule.
   *
   * @throws AppError the rule's own for a file that is too large or missing; VALIDATION_FAILED when the form has other
   * fields or files; MALFORMED_BODY when the form ends early
   */
  async receive(request: FastifyRequest, rule: UploadRule): Promise<ReceivedFile> {
    if (Number(request.headers['content-length']) > rule.maxBytes + FORM_BYTES)
      throw AppError.restore(rule.tooLarge);
    const key = blobKey('incoming');
    try {
      return await this.receiveAs(key, request, rule);
    } catch (error) {
      // A client that is still sending reads the response only afterwards.
      request.raw.unpipe();
      request.raw.resume();
      await this.discard(key);
      throw formError(error);
    }
  }

  /**
   * Stores the file of a data URL in a field of the body.
   *
   * @throws AppError the rule's own for a file that is too large, or for a malformed data URL
   */
  async receiveDataUrl(text: string, rule: DataUrlRule): Promise<ReceivedFile> {
    const file = decodeDataUrl(text, rule);
    const key = blobKey('incoming');
    try {
      return await this.storeFile(key, Readable.from([file]), rule.maxBytes);
    } catch (error) {
      await this.discard(key);
      throw error;
    }
  }

  /** Removes an unused file. */
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
      received = await this.storeFile(key, part.file, rule.maxBytes);
      if (part.file.truncated) throw AppError.restore(rule.tooLarge);
    }
    if (!received) throw AppError.restore(rule.missing);
    return received;
  }

  private async storeFile(key: string, file: Readable, maxBytes: number): Promise<ReceivedFile> {
    const measure = new Measure();
    const storing = this.store.put(key, measure, { maxBytes }).catch((error: unknown) => {
      measure.destroy();
      throw error;
    });
    // Both have ended before the response is sent, because a store that is still writing could not be cleaned up.
    const ends = await Promise.allSettled([pipeline(file, measure), storing]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (!failed) return { key, bytes: measure.bytes, digest: measure.digest() };
    // A form that breaks off fails the measuring stream, whose error the store passes on; any other failure is the
    // store's.
    const [, stored] = ends;
    const storeFailed = stored.status === 'rejected' && stored.reason !== measure.errored;
    throw storeFailed
      ? AppError.with('INTERNAL', {}, { cause: stored.reason })
      : AppError.with('MALFORMED_BODY', {}, { cause: failed.reason });
  }
}

/** Measures and hashes a stream. */
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

/** An error of a broken form is a client error; errors that the registry or Fastify has a code for keep it. */
function formError(error: unknown): unknown {
  const known = error instanceof AppError || String((error as { code?: unknown }).code).startsWith('FST_');
  return known ? error : AppError.with('MALFORMED_BODY', {}, { cause: error });
}
