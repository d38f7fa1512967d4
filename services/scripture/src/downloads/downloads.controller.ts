import { Controller } from '@nestjs/common';
import {
  AppError,
  ListDownloads,
  ReadDownload,
  type ChunkOf,
  type RequestOf,
  type TranslationDownload,
} from '@word-unfolded/contracts';
import { Handles, Streams } from '@word-unfolded/service-kit';
import { LibraryEditions } from '../library/library-editions.js';
import { DownloadsRepository } from './downloads.repository.js';

/** Handles the messages for downloads. */
@Controller()
export class DownloadsController {
  constructor(
    private readonly downloads: DownloadsRepository,
    private readonly editions: LibraryEditions,
  ) {}

  @Handles(ListDownloads)
  listDownloads(): TranslationDownload[] {
    return this.downloads
      .list()
      .map(({ translationId, ...file }) => ({ translation: this.editions.named(translationId), ...file }));
  }

  @Streams(ReadDownload)
  async *readDownload({
    translationId,
    from,
    to,
  }: RequestOf<typeof ReadDownload>): AsyncGenerator<ChunkOf<typeof ReadDownload>> {
    let left = to - from;
    for (const bytes of this.downloads.read(translationId, from, to)) {
      left -= bytes.length;
      yield { base64: bytes.toString('base64') };
    }
    if (left > 0) throw AppError.of('SCRIPTURE_DOWNLOAD_NOT_FOUND');
  }
}
