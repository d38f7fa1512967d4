import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { takesEncoding } from '../edge/accept.js';
import { API_HEADERS } from '../edge/security-headers.js';

const compress = promisify(brotliCompress);

/** Below this many bytes compression saves less than it costs. */
const WORTH_COMPRESSING = 1_000;

/** Compression level for a response that is sent many times: good, and done in a few milliseconds. */
const QUALITY = 5;

/** One encoding of a response, with its headers in the form that Node accepts fastest: name, value, name, value. */
export type Representation = {
  readonly body: Buffer;
  readonly etag: string;
  /** Of a 200. */
  readonly headers: readonly string[];
  /** Of a 304. */
  readonly validators: readonly string[];
};

/** The Cache-Control data of a response, and the headers of its content. */
export type CacheHeaders = {
  readonly cacheControl: string;
  readonly vary: string;
  /** Absent for JSON. */
  readonly contentType?: string;
  /** Those of the API when absent. */
  readonly security?: Readonly<Record<string, string>>;
};

/** A cached response that is the same for everyone, ready to send. */
export class CachedAnswer {
  private readonly plain: Representation;
  private brotli: Representation | undefined;
  private compressing: Promise<void> | undefined;

  constructor(
    text: string,
    private readonly headers: CacheHeaders,
  ) {
    this.plain = represent(Buffer.from(text), headers);
  }

  /**
   * The encoding for a client, by its Accept-Encoding header. The first client that accepts compression gets the plain
   * form, and starts the compression for later ones.
   */
  representation(acceptEncoding: string | undefined): Representation {
    if (!takesEncoding(acceptEncoding, 'br')) return this.plain;
    if (this.brotli) return this.brotli;
    this.compressing ??= this.compress().catch(() => {});
    return this.plain;
  }

  /** Approximate memory in bytes. */
  get size(): number {
    const { length } = this.plain.body;
    return length + (this.brotli?.body.length ?? length / 4) + 2_000;
  }

  private async compress(): Promise<void> {
    const { body } = this.plain;
    if (body.length < WORTH_COMPRESSING) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    this.brotli = represent(await compress(body, { params }), this.headers, 'br');
  }
}

function represent(
  body: Buffer,
  {
    cacheControl,
    vary,
    contentType = 'application/json; charset=utf-8',
    security = API_HEADERS,
  }: CacheHeaders,
  encoding?: 'br',
): Representation {
  const etag = etagOf(body);
  const validators = [
    ...Object.entries(security).flat(),
    'etag',
    etag,
    'cache-control',
    cacheControl,
    'vary',
    vary,
  ];
  const content = ['content-type', contentType, 'content-length', String(body.length)];
  return {
    body,
    etag,
    validators,
    headers: [...validators, ...content, ...(encoding ? ['content-encoding', encoding] : [])],
  };
}

/** A strong validator: the same bytes have the same one in every gateway (RFC 9110, section 8.8.3). */
function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
