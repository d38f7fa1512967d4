import type { FiledEntry } from '@word-unfolded/contracts';
import { journalFilePieces } from '@word-unfolded/journal-file';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { installedFont } from './export/installed-fonts.js';
import { systemFonts } from './export/system-fonts.js';
import type { ThreadAnswer, ThreadInput, ThreadRequest } from './export/thread/thread-messages.js';

/** Bytes that are sent together. */
const PORTION_BYTES = 256 * 1024;

/** The program of a thread that writes one file of the journal: `export/thread/journal-file-thread.ts` starts it. */
const port = parentPort as MessagePort;

/** Sends a request and waits for its answer; there is one at a time. */
function ask(request: ThreadRequest): Promise<ThreadAnswer> {
  return new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage(request);
  });
}

async function* entries(): AsyncGenerator<FiledEntry> {
  for (;;) {
    const { entries: some } = await ask({ type: 'entries' });
    if (some.length === 0) return;
    yield* some;
  }
}

const input = workerData as ThreadInput;
const pieces = journalFilePieces({ ...input, entries: entries(), fonts: installedFont, systemFonts });
let collected: Uint8Array[] = [];
let length = 0;
const send = async () => {
  const bytes = Buffer.concat(collected, length);
  collected = [];
  length = 0;
  await ask({ type: 'bytes', bytes });
};
for await (const piece of pieces) {
  collected.push(piece);
  length += piece.length;
  if (length >= PORTION_BYTES) await send();
}
if (length > 0) await send();
port.postMessage({ type: 'end' } satisfies ThreadRequest);
