import { Inject, Injectable } from '@nestjs/common';
import { AppError, type RouteContract } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { BlobStore, mediaTypeOf } from '@word-unfolded/storage';
import type { FastifyReply } from 'fastify';

/** Sends stored files as responses of routes. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Sends the file that a response names.
   *
   * @param data the response of the route's message
   * @throws AppError SERVICE_UNAVAILABLE when the file was removed meanwhile; a new request makes it again
   */
  async send(
    rule: NonNullable<RouteContract['answerFile']>,
    data: unknown,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { key, headers = {} } = rule.of(data);
    const contents = await this.store.get(key);
    if (!contents) throw AppError.of('SERVICE_UNAVAILABLE');
    if (rule.once) contents.once('close', () => void this.remove(key));
    return reply.headers(headers).type(mediaTypeOf(key)).send(contents);
  }

  private async remove(key: string): Promise<void> {
    await this.store
      .remove(key)
      .catch((error: unknown) => this.log.warn({ err: error, key }, 'a file could not be removed'));
  }
}
