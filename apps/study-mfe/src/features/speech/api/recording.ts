import { callFileRoute, isOnline } from '@word-unfolded/api-client';
import { CatalogueError, SPEECH_HEADERS, speakRoute } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';

/** A recording of passages, in this page. */
export type SpokenRecording = {
  /** From which the browser plays it; good until the page is left. */
  readonly address: string;
  readonly file: Blob;
  /** Where each line begins, in seconds. */
  readonly starts: readonly number[];
  /** What spoke, such as espeak-ng. */
  readonly voice: string;
};

/** Recordings that a page keeps at hand; a chapter is about a megabyte. */
const KEPT_AT_MOST = 8;

const kept = new Map<string, Promise<SpokenRecording>>();

/**
 * The recording of passages: made by the server, or the one that this page has already.
 *
 * @throws CatalogueError OFFLINE_SPEECH without a network, SPEECH_EMPTY, or the server's own
 */
export function recordingOf(passages: SpokenPassages): Promise<SpokenRecording> {
  const known = kept.get(passages.key);
  if (known) return known;
  const asked = fetchRecording(passages);
  kept.set(passages.key, asked);
  asked.catch(() => kept.delete(passages.key));
  forgetOldest();
  return asked;
}

async function fetchRecording({ lines, language }: SpokenPassages): Promise<SpokenRecording> {
  if (!isOnline()) throw CatalogueError.of('OFFLINE_SPEECH');
  const text = lines.map((line) => line.text).join('\n');
  const { file, headers } = await callFileRoute(
    speakRoute,
    { body: { text, language, context: 'scripture' } },
    { language: currentLanguage() },
  );
  if (file.size === 0) throw CatalogueError.of('SPEECH_EMPTY');
  const voice = headers.get(SPEECH_HEADERS.voice) ?? '';
  return { address: URL.createObjectURL(file), file, starts: startsIn(headers), voice };
}

function startsIn(headers: Headers): number[] {
  const written = headers.get(SPEECH_HEADERS.starts) ?? '';
  return written
    .split(',')
    .filter(Boolean)
    .map((milliseconds) => Number(milliseconds) / 1_000);
}

function forgetOldest(): void {
  const [oldest] = kept.keys();
  if (kept.size <= KEPT_AT_MOST || oldest === undefined) return;
  const recording = kept.get(oldest);
  kept.delete(oldest);
  void recording?.then(
    ({ address }) => URL.revokeObjectURL(address),
    () => undefined,
  );
}
