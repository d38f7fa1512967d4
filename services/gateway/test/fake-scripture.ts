import { createHash } from 'node:crypto';
import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  GetPassage,
  ListBooks,
  ListDownloads,
  ReadDownload,
  type Passage,
  type PassageAnswer,
  type RequestOf,
  type TranslationDownload,
} from '@word-unfolded/contracts';
import { currentRequestContext, Handles, Streams } from '@word-unfolded/service-kit';

/** A file of 200,000 bytes, which a stream carries in several parts. */
export const DOWNLOAD_FILE = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 251));

const PART_BYTES = 48_000;

/** The only passage with verses. */
export const FAKE: Passage = {
  reference: 'Tobias 1:1',
  osis: 'Tobias.1.1',
  verses: [
    {
      book: 'Tobias',
      chapter: 1,
      number: 1,
      canonicalId: 1_001_001,
      canonicalEndId: 1_001_001,
      text: 'Invented <b>words</b>',
      omitted: false,
      headings: [],
      title: null,
      lines: [{ opens: 'paragraph', poetry: 0, spans: [{ text: 'Invented <b>words</b>' }] }],
      notes: [],
    },
  ],
};

/** The requests that reached the fake. */
export const requests: { reference: string; language: string; correlationId: string | undefined }[] = [];

/** A fake scripture service with invented words, so that the gateway is tested alone. */
@Controller()
class FakeScripture {
  @Handles(GetPassage)
  async getPassage({ reference, language }: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
    requests.push({ reference, language, correlationId: currentRequestContext()?.correlationId });
    if (reference.startsWith('Psalm 151'))
      throw AppError.of('SCRIPTURE_CHAPTER_NOT_FOUND', { book: 'Psalms', chapters: 150, chapter: 151 });
    if (reference === 'fault') throw new TypeError('secret internals');
    if (reference === 'slowly') await new Promise((resolve) => setTimeout(resolve, 50));
    const passages = reference === FAKE.reference ? [FAKE] : [];
    return { reference, content: 'invented words '.repeat(200), translation, passages, next: null };
  }

  @Handles(ListDownloads)
  listDownloads(): TranslationDownload[] {
    return [DOWNLOAD];
  }

  @Streams(ReadDownload)
  async *readDownload({ from, to }: RequestOf<typeof ReadDownload>): AsyncGenerator<{ base64: string }> {
    for (let at = from; at < to; at += PART_BYTES)
      yield { base64: DOWNLOAD_FILE.subarray(at, Math.min(at + PART_BYTES, to)).toString('base64') };
  }

  @Handles(ListBooks)
  async listBooks(): Promise<never> {
    throw AppError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
  }
}

const translation = {
  id: 'WEB',
  abbreviation: 'WEB',
  name: 'Invented',
  language: 'en',
  edition: null,
  licence: 'none',
  notice: 'none',
} as const;

export const DOWNLOAD: TranslationDownload = {
  translation,
  bytes: DOWNLOAD_FILE.length,
  textBytes: 1_000_000,
  sha256: createHash('sha256').update(DOWNLOAD_FILE).digest('hex'),
};

@Module({ controllers: [FakeScripture] })
export class FakeScriptureModule {}
