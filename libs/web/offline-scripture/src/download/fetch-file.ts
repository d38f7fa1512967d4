import { downloadAddress, type TranslationDownload } from '@word-unfolded/contracts';
import type { EditionStore, PartialFile } from '../storage/edition-store.js';
import { DownloadError } from './download-problem.js';
import { inPieces, orStalled } from './in-pieces.js';

export type Fetching = {
  readonly store: EditionStore;
  readonly transport: (address: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
  /** Called after each stored part with the number of bytes so far. */
  readonly report: (received: number) => void;
};

/** Bytes that are stored at a time: the maximum that is lost when the tab is killed. */
const PART_BYTES = 128 * 1024;

/**
 * Fetches the rest of a download file, after the bytes of earlier attempts (RFC 9110, section 14).
 *
 * @throws DownloadError; the stored bytes stay. An abort by the signal also throws, and also retains them.
 */
export async function fetchFile(download: TranslationDownload, fetching: Fetching): Promise<void> {
  const { store, report } = fetching;
  const { id } = download.translation;
  const known = await store.partial(id);
  const begun = known?.sha256 === download.sha256 ? known : await store.beginFile(id, download.sha256);
  report(begun.received);
  if (begun.received === download.bytes) return;
  const response = await ask(download, begun, fetching);
  const from = goesOn(response, begun) ? begun : await store.beginFile(id, download.sha256);
  report(from.received);
  const received = await storeAll(response, from, fetching);
  if (received > download.bytes) {
    await store.dropFile(id);
    throw new DownloadError('damaged');
  }
  if (received < download.bytes) throw new DownloadError('interrupted');
}

async function ask(
  download: TranslationDownload,
  { received }: PartialFile,
  { transport, signal, store }: Fetching,
): Promise<Response> {
  const rest = { Range: `bytes=${received}-`, 'If-Range': `"${download.sha256}"` };
  const pending = transport(downloadAddress(download), {
    signal,
    cache: 'no-store', // it is stored here, so the HTTP cache need not store it too
    credentials: 'omit',
    ...(received > 0 && { headers: rest }),
  });
  const response = await orStalled(pending).catch((cause: unknown) => {
    throw new DownloadError('interrupted', { cause });
  });
  if (response.status === 404) throw new DownloadError('gone');
  if (response.status === 416) {
    await store.dropFile(download.translation.id);
    throw new DownloadError('damaged');
  }
  if (response.status !== 200 && response.status !== 206) throw new DownloadError('interrupted');
  return response;
}

/**
 * Whether a response continues where the last one ended. A server that does not support ranges sends the whole file.
 */
function goesOn(response: Response, { received }: PartialFile): boolean {
  if (received === 0) return true;
  const range = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '');
  return response.status === 206 && Number(range?.[1]) === received;
}

async function storeAll(response: Response, from: PartialFile, { store, report }: Fetching): Promise<number> {
  let { received } = from;
  for await (const piece of inPieces(response, PART_BYTES)) {
    ({ received } = await store.addPart(from.id, piece));
    report(received);
  }
  return received;
}
