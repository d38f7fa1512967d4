import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  type ListMultipartUploadsCommandOutput,
  type ListObjectsV2CommandOutput,
  type MultipartUpload,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Driver } from 'flydrive/drivers/s3';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { checkedFolder, checkedKey, checkedTopFolder, isBlobKey, mediaTypeOf } from './blob-key.js';
import { BlobStore, type BlobContents } from './blob-store.js';
import { measured } from '../measured.js';
import { removeEach } from '../lifetime/remove-each.js';
import type { S3Location } from './s3-location.js';

/** A placeholder key, to compute the URL prefix. */
const ANY_KEY = 'any/key';

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 20_000;

/**
 * Part size of a multipart upload (the minimum of S3). Two parts are sent at a time, which limits the memory of an
 * upload.
 */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_A_TIME = 2;

/** Files in a bucket of Amazon S3, or of a compatible service. The service itself serves the files. */
export class S3BlobStore extends BlobStore {
  private readonly bucket: string;
  private readonly client: S3Client;
  private readonly driver: S3Driver;

  constructor({ bucket, region, endpoint, credentials }: S3Location) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      // Services that implement only the older protocol reject the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    });
    // New Amazon buckets have access control lists disabled, and other services do not support them.
    this.driver = new S3Driver({
      client: this.client,
      bucket,
      visibility: 'private',
      supportsACL: false,
    });
  }

  /** A multipart upload while the contents are read, so that a large file needs no more memory than a small one. */
  async put(
    key: string,
    contents: BlobContents,
    { maxBytes }: { readonly maxBytes?: number } = {},
  ): Promise<{ readonly bytes: number }> {
    const { stream, bytes, reasonOf } = measured(contents, maxBytes);
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: checkedKey(key), Body: stream, ContentType: mediaTypeOf(key) },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_A_TIME,
    });
    try {
      await upload.done();
    } catch (error) {
      stream.destroy();
      throw reasonOf(error);
    }
    return { bytes: bytes() };
  }

  async get(key: string): Promise<Readable | null> {
    try {
      return await this.driver.getStream(checkedKey(key));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.driver.delete(checkedKey(key));
  }

  async removeFolder(folder: string, atMost = Infinity): Promise<boolean> {
    const prefix = `${checkedFolder(folder)}/`;
    let removed = 0;
    let paginationToken: string | undefined;
    do {
      const page = await this.driver.listAll(prefix, { recursive: true, paginationToken });
      for (const file of page.objects) {
        if (!file.isFile) continue;
        if (removed === atMost) return false;
        await this.driver.delete(file.key);
        removed += 1;
      }
      ({ paginationToken } = page);
    } while (paginationToken);
    return true;
  }

  /** Also aborts old unfinished uploads, because their parts are stored and billed until then. */
  async removeOlder(folder: string, before: Date): Promise<number> {
    const prefix = `${checkedTopFolder(folder)}/`;
    const files = await this.keysOlder(prefix, before);
    const removed = await removeEach(files, async (Key) => {
      await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }));
      return true;
    });
    const uploads = await this.uploadsOlder(prefix, before);
    await removeEach(uploads, async ({ Key, UploadId }) => {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
      return true;
    });
    return removed;
  }

  async exists(key: string): Promise<boolean> {
    return this.driver.exists(checkedKey(key));
  }

  async signedAddress(key: string, lifetimeSeconds: number): Promise<string> {
    return this.driver.getSignedUrl(checkedKey(key), { expiresIn: lifetimeSeconds });
  }

  /** Only the storage service can verify the signature, so the address is requested as a browser would do it. */
  async openSigned(address: string): Promise<Readable | null> {
    if (!(await this.isOfBucket(address))) return null;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { ok, status, body } = await fetch(address, { signal, redirect: 'error' });
    if (ok && body) return Readable.fromWeb(body as ReadableStream<Uint8Array>);
    await body?.cancel();
    if (status >= 500) throw new Error(`the bucket responded with status ${status}`);
    return null;
  }

  private async keysOlder(Prefix: string, before: Date): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix, ContinuationToken }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < before) keys.push(Key);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return keys;
  }

  private async uploadsOlder(Prefix: string, before: Date): Promise<MultipartUpload[]> {
    const uploads: MultipartUpload[] = [];
    let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
    while (next) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix, ...next }),
      );
      uploads.push(...(page.Uploads ?? []).filter(({ Initiated }) => Initiated && Initiated < before));
      const { NextKeyMarker, NextUploadIdMarker } = page;
      next = page.IsTruncated ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : undefined;
    }
    return uploads;
  }

  /** Whether an address has the URL prefix of the bucket, up to the key. */
  private async isOfBucket(address: string): Promise<boolean> {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    const own = new URL(await this.signedAddress(ANY_KEY, 1));
    const folder = own.pathname.slice(0, -ANY_KEY.length);
    if (url.origin !== own.origin || url.username || url.password) return false;
    return url.pathname.startsWith(folder) && isBlobKey(url.pathname.slice(folder.length));
  }
}

function isNotFound(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 404;
}
