import { getData } from '@word-unfolded/api-client';
import { listTranslationsRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { JournalFileFormat } from '@word-unfolded/journal-file';
import type { DeviceEntry } from '@word-unfolded/offline';
import { completedEntries } from './complete-entries.js';
import { exportServer } from './export-server.js';
import { filedOf } from './filed-entries.js';

export const FORMATS = ['pdf', 'docx', 'txt', 'json'] as const satisfies readonly JournalFileFormat[];

type FileInput = {
  readonly entries: readonly DeviceEntry[];
  /** The entries are the whole journal. */
  readonly whole: boolean;
  readonly format: JournalFileFormat;
  readonly language: Language;
  readonly onProgress: (written: number) => void;
  readonly signal: AbortSignal;
};

type WrittenFile = {
  readonly file: File;
  /** False for a format that can be imported, when the server could not be asked for the data that only it has. */
  readonly isComplete: boolean;
};

/**
 * Writes entries to a file on this device, the oldest first. The writer is loaded on first use.
 *
 * @throws AbortError when it is cancelled
 */
export async function writeFile(input: FileInput): Promise<WrittenFile> {
  const { entries, whole, format, language, onProgress, signal } = input;
  const { writeJournalFile } = await import('@word-unfolded/journal-file');
  const inOrder = entries.toSorted(
    (one, other) =>
      one.working.date.localeCompare(other.working.date) || one.createdAt.localeCompare(other.createdAt),
  );
  const completed =
    format === 'json' ? await completedEntries(inOrder, whole, exportServer(language), signal) : undefined;
  const { name, mediaType, bytes } = await writeJournalFile({
    format,
    entries: completed?.entries ?? filed(inOrder),
    total: inOrder.length,
    language,
    writtenAt: new Date(),
    only: inOrder.length === 1 ? inOrder[0]?.working : undefined,
    onProgress,
    signal,
    editions: await editions(language, signal),
  });
  signal.throwIfAborted();
  const file = new File(bytes as BlobPart[], name, { type: mediaType });
  return { file, isComplete: completed?.isComplete ?? true };
}

function* filed(entries: readonly DeviceEntry[]) {
  for (const entry of entries) yield filedOf(entry);
}

/** The copyright notices that must accompany quotations of the translations, as far as this device has them. */
async function editions(language: Language, signal: AbortSignal) {
  try {
    const translations = await getData(listTranslationsRoute, {}, { language, signal });
    return translations.map(({ id, name, notice }) => ({ id, name, notice }));
  } catch {
    return [];
  }
}
