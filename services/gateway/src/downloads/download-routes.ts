import { Injectable } from '@nestjs/common';
import {
  AppError,
  DOWNLOADS_PATH,
  ListDownloads,
  ReadDownload,
  type TranslationDownload,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { rangeOf, type ByteRange } from './byte-range.js';

type DownloadRequest = FastifyRequest<{ Params: { translationId: string; sha256: string } }>;

/** The URL contains the hash of the file, so its content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the texts that devices store, whole or in ranges, so that an interrupted download can continue. */
@Injectable()
export class DownloadRoutes {
  constructor(private readonly client: ContractClient) {}

  register(server: FastifyInstance): void {
    server.get(`${DOWNLOADS_PATH}:translationId/:sha256`, (request: DownloadRequest, reply) =>
      this.serve(request, reply),
    );
  }

  private async serve(request: DownloadRequest, reply: FastifyReply): Promise<FastifyReply> {
    const download = await this.find(request.params);
    const etag = `"${download.sha256}"`;
    void reply.headers({ etag, 'cache-control': FOR_EVER, 'accept-ranges': 'bytes' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const ifRange = request.headers['if-range'];
    const header = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
    const range = rangeOf(header, download.bytes);
    if (range === 'unsatisfiable')
      return reply.status(416).header('content-range', `bytes */${download.bytes}`).send();
    return this.send(request, reply, download, range);
  }

  private send(
    request: DownloadRequest,
    reply: FastifyReply,
    { translation, bytes }: TranslationDownload,
    range: ByteRange | undefined,
  ): FastifyReply {
    const { from, to } = range ?? { from: 0, to: bytes };
    if (range) void reply.status(206).header('content-range', `bytes ${from}-${to - 1}/${bytes}`);
    void reply.header('content-length', to - from).type('application/gzip');
    const hasBody = request.method !== 'HEAD';
    return reply.send(Readable.from(hasBody ? this.read({ translationId: translation.id, from, to }) : []));
  }

  private async *read(part: ByteRange & { readonly translationId: string }): AsyncGenerator<Buffer> {
    for await (const { base64 } of this.client.stream(ReadDownload, part))
      yield Buffer.from(base64, 'base64');
  }

  private async find({ translationId, sha256 }: DownloadRequest['params']): Promise<TranslationDownload> {
    const downloads = await this.client.ask(ListDownloads, {});
    const found = downloads.find((each) => each.translation.id === translationId && each.sha256 === sha256);
    if (!found) throw AppError.of('SCRIPTURE_DOWNLOAD_NOT_FOUND');
    return found;
  }
}
