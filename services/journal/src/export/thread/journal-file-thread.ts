import type { FiledEntry } from '@word-unfolded/contracts';
import { journalFilePieces, type AskedJournalFile } from '@word-unfolded/journal-file';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { installedFont } from '../installed-fonts.js';
import { systemFonts } from '../system-fonts.js';
import type { ThreadAnswer, ThreadInput, ThreadRequest } from './thread-messages.js';

/** A file of fewer entries takes less time than a thread takes to start. */
const THREAD_FROM_ENTRIES = 100;

/** Entries that are copied into the thread together. */
const ENTRIES_AT_ONCE = 20;

/**
 * V8 lets a heap grow to several times of what lives in it before it collects. A file needs some 80 MB at any time, and
 * its writer should not take more because it is fast.
 */
const HEAP = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 } as const;

/** The program of the thread beside the bundle of the service; a test runs the sources, and the thread as built. */
const BESIDE = path.join(import.meta.dirname, 'journal-file.js');
const BUILT = path.join(import.meta.dirname, '../../../dist/journal-file.js');

type Input = Omit<AskedJournalFile, 'fonts' | 'systemFonts' | 'onProgress'>;

/**
 * The bytes of a file of the journal. A large one is written by a thread of its own with a bounded heap, so that it
 * neither delays the calls of other readers nor takes the memory of the service.
 *
 * @throws the abort reason of the signal, and the errors of the entries; Error of Node if the thread fails
 */
export async function* filePieces(input: Input): AsyncGenerator<Uint8Array> {
  if (input.total < THREAD_FROM_ENTRIES)
    return yield* journalFilePieces({ ...input, fonts: installedFont, systemFonts });
  const { entries, signal, ...rest } = input;
  signal?.throwIfAborted();
  const worker = new Worker(existsSync(BESIDE) ? BESIDE : BUILT, {
    workerData: rest satisfies ThreadInput,
    resourceLimits: HEAP,
  });
  try {
    yield* answered(worker, portionsOf(entries), signal);
  } finally {
    await worker.terminate();
  }
}

/** Answers the requests of a thread, and yields the bytes that it sends; it waits while they are not taken. */
async function* answered(
  worker: Worker,
  portions: AsyncGenerator<readonly FiledEntry[]>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const answer = (entries: readonly FiledEntry[]) => worker.postMessage({ entries } satisfies ThreadAnswer);
  // An error of the thread, such as a full heap, is thrown here; `signal` ends the loop with an AbortError.
  try {
    for await (const [request] of on(worker, 'message', { ...(signal && { signal }), close: ['exit'] })) {
      const received = request as ThreadRequest;
      if (received.type === 'end') return;
      if (received.type === 'bytes') yield received.bytes;
      const { value } = received.type === 'entries' ? await portions.next() : { value: undefined };
      answer(value ?? []);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await portions.return(undefined);
  }
  throw new Error('The thread of a journal file ended before the file was complete');
}

/** Entries in arrays, each read when it is asked for. */
async function* portionsOf(
  entries: Iterable<FiledEntry> | AsyncIterable<FiledEntry>,
): AsyncGenerator<readonly FiledEntry[]> {
  let portion: FiledEntry[] = [];
  for await (const entry of entries) {
    portion.push(entry);
    if (portion.length < ENTRIES_AT_ONCE) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
