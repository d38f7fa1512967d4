import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesEncoding } from '../edge/accept.js';
import { API_HEADERS } from '../edge/security-headers.js';

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The content codings, best first. Browsers accept the first one over TLS only. */
const CODINGS = ['br', 'gzip'] as const;

type Coding = (typeof CODINGS)[number];

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
  private readonly compressed = new Map<Coding, Representation>();
  private readonly compressing = new Set<Coding>();

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
    const coding = CODINGS.find((each) => takesEncoding(acceptEncoding, each));
    if (!coding) return this.plain;
    const known = this.compressed.get(coding);
    if (known) return known;
    if (!this.compressing.has(coding)) void this.compress(coding).catch(() => {});
    return this.plain;
  }

  /** All its encodings that exist: a client may have received any of them. */
  get representations(): readonly Representation[] {
    return [this.plain, ...this.compressed.values()];
  }

  /** Approximate memory in bytes. */
  get size(): number {
    const { length } = this.plain.body;
    const others = CODINGS.map((coding) => this.compressed.get(coding)?.body.length ?? length / 4);
    return others.reduce((sum, each) => sum + each, length) + 2_000;
  }

  private async compress(coding: Coding): Promise<void> {
    this.compressing.add(coding);
    const { body } = this.plain;
    if (body.length < WORTH_COMPRESSING) return;
    const bytes = await (coding === 'br' ? brotliOf(body) : compressGzip(body));
    this.compressed.set(coding, represent(bytes, this.headers, coding));
  }
}

function brotliOf(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params });
}

function represent(
  body: Buffer,
  {
    cacheControl,
    vary,
    contentType = 'application/json; charset=utf-8',
    security = API_HEADERS,
  }: CacheHeaders,
  encoding?: Coding,
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
