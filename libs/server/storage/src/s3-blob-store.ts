import { S3Driver } from 'flydrive/drivers/s3';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkedFolder, checkedKey } from './blob-key.js';
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
}

function isNotFound(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 404;
}
