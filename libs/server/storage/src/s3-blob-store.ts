import { S3Driver } from 'flydrive/drivers/s3';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { checkedFolder, checkedKey, isBlobKey } from './blob-key.js';
import { BlobStore, type BlobContents } from './blob-store.js';
import { measured } from './measured.js';

export type S3Place = {
  readonly bucket: string;
  readonly region: string;
  /** Of a service that is not Amazon's; then the bucket is a part of the path. */
  readonly endpoint?: string;
  /** Without it the machine's own, as Amazon's software finds it. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
};

/** A key of which only the address is wanted. */
const ANY_KEY = 'any/key';

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 20_000;

/** Files in a bucket of Amazon S3, or of any service that speaks its protocol. It serves them itself. */
export class S3BlobStore extends BlobStore {
  private readonly driver: S3Driver;

  constructor({ bucket, region, endpoint, credentials }: S3Place) {
    super();
    this.driver = new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Amazon switches them off in new buckets, and others do not have them.
      supportsACL: false,
      // The newer checksums are refused by services that speak only the older protocol.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    });
  }

  /** The protocol wants the size first, so the contents are read before they are sent: `maxBytes` bounds the memory. */
  async put(
    key: string,
    contents: BlobContents,
    { maxBytes }: { readonly maxBytes?: number } = {},
  ): Promise<{ readonly bytes: number }> {
    const { stream, bytes } = measured(contents, maxBytes);
    await this.driver.put(checkedKey(key), await buffer(stream));
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

  async removeFolder(folder: string): Promise<void> {
    const prefix = `${checkedFolder(folder)}/`;
    let paginationToken: string | undefined;
    do {
      const page = await this.driver.listAll(prefix, { recursive: true, paginationToken });
      for (const file of page.objects) if (file.isFile) await this.driver.delete(file.key);
      ({ paginationToken } = page);
    } while (paginationToken);
  }

  async exists(key: string): Promise<boolean> {
    return this.driver.exists(checkedKey(key));
  }

  async signedAddress(key: string, lifetimeSeconds: number): Promise<string> {
    return this.driver.getSignedUrl(checkedKey(key), { expiresIn: lifetimeSeconds });
  }

  /** Whether the signature is right, the service says that keeps the bucket: the address is asked as a browser would. */
  async openSigned(address: string): Promise<Readable | null> {
    if (!(await this.isOfBucket(address))) return null;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { ok, status, body } = await fetch(address, { signal, redirect: 'error' });
    if (ok && body) return Readable.fromWeb(body as ReadableStream<Uint8Array>);
    await body?.cancel();
    if (status >= 500) throw new Error(`the bucket answers ${status}`);
    return null;
  }

  /** Whether an address stands where those of the bucket do, up to the key. */
  private async isOfBucket(address: string): Promise<boolean> {
    if (!URL.canParse(address)) return false;
    const asked = new URL(address);
    const own = new URL(await this.signedAddress(ANY_KEY, 1));
    const folder = own.pathname.slice(0, -ANY_KEY.length);
    if (asked.origin !== own.origin || asked.username || asked.password) return false;
    return asked.pathname.startsWith(folder) && isBlobKey(asked.pathname.slice(folder.length));
  }
}

function isNotFound(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 404;
}
