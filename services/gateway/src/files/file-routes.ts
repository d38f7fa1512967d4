import { Inject, Injectable } from '@nestjs/common';
import { AppError, FILES_PATH } from '@word-unfolded/contracts';
import {
  BlobStore,
  mediaTypeOf,
  storageConfiguration,
  verifySignedFile,
  type GrantedFile,
  type StorageConfiguration,
} from '@word-unfolded/storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '@word-unfolded/primitives';

const NEVER_SHOWN = 'application/octet-stream';

/** Serves the files of a folder by signed URLs. The bucket itself serves its files. */
@Injectable()
export class FileRoutes {
  private readonly secret: string | undefined;

  constructor(
    private readonly store: BlobStore,
    private readonly clock: Clock,
    @Inject(storageConfiguration.token) { FILES_SECRET, S3_BUCKET }: StorageConfiguration,
  ) {
    this.secret = S3_BUCKET ? undefined : FILES_SECRET;
  }

  register(server: FastifyInstance): void {
    server.get(`${FILES_PATH}*`, (request, reply) => this.serve(request, reply));
  }

  private async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { key, secondsLeft } = this.grantOf(request);
    const contents = await this.store.get(key);
    if (!contents) throw AppError.of('ROUTE_NOT_FOUND');
    const type = mediaTypeOf(key);
    if (type === NEVER_SHOWN) void reply.header('content-disposition', 'attachment');
    return reply
      .type(type)
      .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
      .send(contents);
  }

  /** An invalid or expired URL does not reveal whether the file exists. */
  private grantOf({ url, query }: FastifyRequest): GrantedFile {
    const path = url.split('?', 1)[0] ?? '';
    const grant =
      this.secret === undefined
        ? undefined
        : verifySignedFile(path, query as Record<string, unknown>, this.secret, this.clock.now().getTime());
    if (!grant) throw AppError.of('ROUTE_NOT_FOUND');
    return grant;
  }
}
