import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage, defineStream } from '../../messaging/define.js';
import { namedTranslation } from '../reference-works/reference-work.js';
import { verse } from '../verse.js';

/** Version of the file content: a device with another version downloads the text again. */
export const DOWNLOAD_FORMAT = 1;

/** A translation whose whole text can be downloaded to a device, and its file. */
export const translationDownload = z.object({
  translation: namedTranslation,
  bytes: z.int().min(1).meta({ description: 'Size of the file, compressed by gzip.' }),
  textBytes: z.int().min(1).meta({ description: 'Size of the uncompressed content.' }),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'Hash of the file; it is part of its address.' }),
});

export type TranslationDownload = z.infer<typeof translationDownload>;

/** The first line of a file, in JSON. */
export const downloadHeading = z.object({
  format: z.literal(DOWNLOAD_FORMAT),
  translation: namedTranslation,
  counts: z
    .record(z.string(), z.array(z.int().min(1)))
    .meta({ description: 'The last verse of each chapter, by the OSIS name of the book.' }),
  chapters: z.int().min(1).meta({ description: 'The number of lines that follow.' }),
});

/** Every other line of a file: a chapter, in canonical order. */
export const downloadedChapter = z.object({
  book: z.string(),
  chapter: z.int().min(1),
  verses: z.array(verse),
});

export type DownloadHeading = z.infer<typeof downloadHeading>;
export type DownloadedChapter = z.infer<typeof downloadedChapter>;

/** The translations of the local library that a device can download. */
export const ListDownloads = defineMessage({
  subject: 'scripture.downloads.list',
  safe: true,
  request: z.object({}),
  response: z.array(translationDownload),
});

/** A byte range of a file, in order; `to` is exclusive. */
export const ReadDownload = defineStream({
  subject: 'scripture.download.read',
  request: z.object({
    translationId: z.string().min(1).max(40),
    from: z.int().min(0),
    to: z.int().min(0),
  }),
  chunk: z.object({ base64: z.string() }),
});

export const listDownloadsRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/downloads',
  summary: 'The translations that a device can download for reading offline',
  tag: 'Scripture',
  gate: 'everyone',
  message: ListDownloads,
  toRequest: () => ({}),
  caching: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 3_600, variesByLanguage: false },
});
