import type { FiledEntry } from '@word-unfolded/contracts';
import { journalFilePieces, type JournalFileFormat } from '@word-unfolded/journal-file';
import { installedFont } from '../../src/export/installed-fonts.js';
import { systemFonts } from '../../src/export/system-fonts.js';
import { filePieces } from '../../src/export/thread/journal-file-thread.js';

/** More than are written without a thread, and more than the thread asks for at once. The thread runs as built. */
const ENTRIES = 130;

const TEXTS = ['Señor, enséñame 🙏🏽', 'בְּרֵאשִׁית בָּרָא', 'Ἐν ἀρχῇ ἦν ὁ λόγος', 'Be still, and know.'];

function entry(number: number): FiledEntry {
  return {
    key: `local_${number}`,
    title: `Entry ${number}`,
    content: TEXTS[number % TEXTS.length]!.repeat(20),
    scripture: 'Ruth 2:12',
    date: '2026-03-01',
    category: 'prayer',
    mood: null,
    tags: ['fe'],
    archived: false,
    deletedAt: null,
    conflict: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-01T08:00:00.000Z',
    generatedContent: [],
    history: [],
  };
}

function inputOf(format: JournalFileFormat, signal?: AbortSignal) {
  return {
    format,
    entries: Array.from({ length: ENTRIES }, (_, number) => entry(number)),
    total: ENTRIES,
    language: 'es',
    writtenAt: new Date('2026-03-01T10:00:00Z'),
    editions: [],
    ...(signal && { signal }),
  } as const;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('a large file of the journal', () => {
  it.each(['txt', 'json', 'pdf', 'docx'] as const)('is the same as without a thread: %s', async (format) => {
    const input = inputOf(format);
    const [own, threads] = await Promise.all([
      bytesOf(journalFilePieces({ ...input, fonts: installedFont, systemFonts })),
      bytesOf(filePieces(input)),
    ]);
    expect(threads.length).toBe(own.length);
    if (format !== 'docx') expect(threads.equals(own)).toBe(true);
  });

  it('ends with the error of its entries', async () => {
    function* failing() {
      yield* inputOf('txt').entries.slice(0, 50);
      throw new Error('the database is away');
    }
    await expect(bytesOf(filePieces({ ...inputOf('txt'), entries: failing() }))).rejects.toThrow(
      'the database is away',
    );
  });

  it('ends when nobody waits for it, also between two pieces', async () => {
    const leaving = new AbortController();
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        if (given === 60) leaving.abort(new Error('the reader has left'));
        yield entry(given);
      }
    }
    const pieces = filePieces({ ...inputOf('pdf', leaving.signal), entries: endless() });
    await expect(bytesOf(pieces)).rejects.toThrow('the reader has left');
    expect(given).toBeLessThan(200);
  });
});
