import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server that speaks the part of S3 that the store uses, and believes nobody without a right signature. */
export type S3StandIn = {
  readonly endpoint: string;
  readonly objects: Map<string, { readonly body: Buffer; readonly type: string | undefined }>;
  stop(): Promise<void>;
};

type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string };

export async function startS3StandIn(bucket: string, keys: Keys): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const server = createServer((request, response) => {
    serve(request, response).catch(() => refuse(response, 500, 'InternalError'));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const failure = failureOf(request, url, body, keys);
    if (failure) return refuse(response, 403, failure);
    if (url.searchParams.get('list-type') === '2')
      return list(url.searchParams, [...objects.keys()], response);
    if (!url.pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey', request.method === 'HEAD');
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.body.length });
    response.end(request.method === 'HEAD' ? undefined : object.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Keys in one answer: few, so that whoever needs all of them has to ask again. */
const PAGE = 2;

function list(asked: URLSearchParams, keys: readonly string[], response: ServerResponse): void {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
  const found = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = found.slice(0, PAGE);
  const more = found.length > PAGE;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>` +
      (more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '') +
      page.map((key) => `<Contents><Key>${key}</Key><ETag>"1"</ETag><Size>1</Size></Contents>`).join('') +
      '</ListBucketResult>',
  );
}

function refuse(response: ServerResponse, status: number, code: string, withoutBody = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(withoutBody ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** What is wrong with the signature of a request (AWS Signature Version 4, in the header or in the address). */
function failureOf(request: IncomingMessage, url: URL, body: Buffer, keys: Keys): string | undefined {
  const signed = signatureOf(request, url);
  if (!signed) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service = ''] = signed.credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (signed.expiresAt !== undefined && Date.now() > signed.expiresAt) return 'AccessDenied';
  if (signed.payload !== 'UNSIGNED-PAYLOAD' && signed.payload !== hash(body))
    return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.headers.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed.headers.join(';'),
    signed.payload,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', signed.date, scope, hash(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  const right = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(signed.signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right) ? undefined : 'SignatureDoesNotMatch';
}

function signatureOf(request: IncomingMessage, { searchParams }: URL) {
  const { authorization } = request.headers;
  if (authorization) {
    const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(authorization)?.[1] ?? '';
    return {
      credential: part('Credential'),
      headers: part('SignedHeaders').split(';'),
      signature: part('Signature'),
      date: String(request.headers['x-amz-date']),
      payload: String(request.headers['x-amz-content-sha256']),
      expiresAt: undefined,
    };
  }
  const query = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  if (!query('Signature')) return undefined;
  return {
    credential: query('Credential'),
    headers: query('SignedHeaders').split(';'),
    signature: query('Signature'),
    date: query('Date'),
    payload: 'UNSIGNED-PAYLOAD',
    expiresAt: timeOf(query('Date')) + Number(query('Expires')) * 1_000,
  };
}

/** `20260101T120000Z` in milliseconds since 1970. */
function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
}

function hash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
