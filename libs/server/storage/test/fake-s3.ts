import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server with the part of S3's protocol that the store uses. It verifies the signature of every request. */
export type FakeS3 = {
  readonly endpoint: string;
  readonly objects: Map<string, StoredObject>;
  /** Unfinished multipart uploads, by id. */
  readonly uploads: Map<string, PartedUpload>;
  stop(): Promise<void>;
};

type StoredObject = {
  readonly body: Buffer;
  readonly type: string | undefined;
  readonly modified: Date;
};

type PartedUpload = {
  readonly key: string;
  readonly type: string | undefined;
  readonly initiated: Date;
  readonly parts: Map<number, Buffer>;
};

type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string };

export async function startFakeS3(bucket: string, keys: Keys): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const uploads: FakeS3['uploads'] = new Map();
  const server = createServer((request, response) => {
    serve(request, response).catch(() => refuse(response, 500, 'InternalError'));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://fake-s3');
    const failure = failureOf(request, url, body, keys);
    if (failure) return refuse(response, 403, failure);
    if (url.searchParams.get('list-type') === '2') return list(url.searchParams, objects, response);
    if (url.searchParams.has('uploads') && request.method === 'GET')
      return listUploads(url.searchParams, uploads, response);
    if (!url.pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const type = request.headers['content-type'];
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return parted({ method: request.method, query: url.searchParams, key, type, body }, response);
    if (request.method === 'PUT') {
      objects.set(key, { body, type, modified: new Date() });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey', request.method === 'HEAD');
    response.writeHead(200, {
      'content-type': object.type,
      'content-length': object.body.length,
      'access-control-allow-origin': '*', // like the CORS configuration of an installation's bucket
    });
    response.end(request.method === 'HEAD' ? undefined : object.body);
  }

  type S3Request = {
    readonly method: string | undefined;
    readonly query: URLSearchParams;
    readonly key: string;
    readonly type: string | undefined;
    readonly body: Buffer;
  };

  /** A multipart upload: started, each part, completed or aborted. */
  function parted({ method, query, key, type, body }: S3Request, response: ServerResponse): void {
    const id = query.get('uploadId');
    if (id === null) {
      const created = `upload-${uploads.size + 1}-${key}`;
      uploads.set(created, { key, type, initiated: new Date(), parts: new Map() });
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${created}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) return refuse(response, 404, 'NoSuchUpload');
    if (method === 'PUT') {
      const number = Number(query.get('partNumber'));
      upload.parts.set(number, body);
      return void response.writeHead(200, { etag: `"${number}"` }).end();
    }
    uploads.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    const parts = numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0));
    // Amazon rejects parts of less than 5 MB, except the last.
    if (parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
      return refuse(response, 400, 'EntityTooSmall');
    objects.set(key, { body: Buffer.concat(parts), type: upload.type, modified: new Date() });
    xml(
      response,
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"1"</ETag></CompleteMultipartUploadResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Page size of a key listing. It is small, so that clients must use pagination. */
const PAGE = 2;

function list(query: URLSearchParams, objects: FakeS3['objects'], response: ServerResponse): void {
  const keys = [...objects.keys()];
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const found = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = found.slice(0, PAGE);
  const more = found.length > PAGE;
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><ETag>"1"</ETag><Size>1</Size>` +
    `<LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`;
  xml(
    response,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>` +
      (more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '') +
      page.map(entry).join('') +
      '</ListBucketResult>',
  );
}

function listUploads(query: URLSearchParams, uploads: FakeS3['uploads'], response: ServerResponse): void {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('upload-id-marker') ?? ''];
  const found = [...uploads].filter(([id, { key }]) => key.startsWith(prefix) && id > after);
  const page = found.sort(([left], [expected]) => (left < expected ? -1 : 1)).slice(0, PAGE);
  const entry = ([id, { key, initiated }]: [string, PartedUpload]) =>
    `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`;
  const [lastId, last] = page.at(-1) ?? [];
  xml(
    response,
    `<ListMultipartUploadsResult><IsTruncated>${found.length > PAGE}</IsTruncated>` +
      `<NextKeyMarker>${last?.key ?? ''}</NextKeyMarker><NextUploadIdMarker>${lastId ?? ''}</NextUploadIdMarker>` +
      page.map(entry).join('') +
      '</ListMultipartUploadsResult>',
  );
}

function xml(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(text);
}

function refuse(response: ServerResponse, status: number, code: string, withoutBody = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(withoutBody ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** The error in the signature of a request, if any (AWS Signature Version 4, in the header or in the URL). */
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
  const expected = createHmac('sha256', key).update(text).digest();
  const actual = Buffer.from(signed.signature, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected)
    ? undefined
    : 'SignatureDoesNotMatch';
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

/** Parses `20260101T120000Z` to milliseconds since 1970. */
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
