import { createHash } from 'node:crypto';
import { Controller, Module } from '@nestjs/common';
import {
  CatalogueError,
  GetPassage,
  ListBooks,
  ListDownloads,
  ReadDownload,
  type Passage,
  type PassageAnswer,
  type RequestOf,
  type TranslationDownload,
} from '@word-unfolded/contracts';
import { currentJourney, Handles, Streams } from '@word-unfolded/service-kit';

/** A file of 200,000 bytes, which a stream carries in several parts. */
export const DOWNLOAD_FILE = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 251));

const PART_BYTES = 48_000;

/** A passage with verses; no other has any. */
export const INVENTED: Passage = {
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

/** What reached the stand-in. */
export const asked: { reference: string; language: string; correlationId: string | undefined }[] = [];

/** Answers the scripture contracts with invented words, so that the gateway is tested alone. */
@Controller()
class ScriptureStandIn {
  @Handles(GetPassage)
  async getPassage({ reference, language }: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
    asked.push({ reference, language, correlationId: currentJourney()?.correlationId });
    if (reference.startsWith('Psalm 151'))
      throw CatalogueError.of('SCRIPTURE_CHAPTER_NOT_FOUND', { book: 'Psalms', chapters: 150, chapter: 151 });
    if (reference === 'fault') throw new TypeError('secret internals');
    if (reference === 'slowly') await new Promise((resolve) => setTimeout(resolve, 50));
    const passages = reference === INVENTED.reference ? [INVENTED] : [];
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
    throw CatalogueError.of('SCRIPTURE_TRANSLATION_NOT_FOUND');
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

@Module({ controllers: [ScriptureStandIn] })
export class ScriptureStandInModule {}
