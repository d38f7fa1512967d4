import type { FiledEntry } from '@word-unfolded/contracts';
import { writeJournalFile, type AskedJournalFile } from '../src/index.js';

const EDITIONS = [
  { id: 'WEB', name: 'World English Bible', notice: 'World English Bible. Public domain.' },
  { id: 'spa_r09', name: 'Reina Valera 1909', notice: 'Reina Valera 1909. Dominio público.' },
];

/** A file of entries, as bytes. */
export async function written(
  format: AskedJournalFile['format'],
  entries: readonly FiledEntry[],
  more: Partial<AskedJournalFile> = {},
): Promise<Uint8Array> {
  const file = await writeJournalFile({
    format,
    entries,
    total: entries.length,
    language: 'en',
    writtenAt: new Date('2026-11-21T12:00:00.000Z'),
    editions: EDITIONS,
    ...more,
  });
  return Uint8Array.from(Buffer.concat(file.bytes));
}
