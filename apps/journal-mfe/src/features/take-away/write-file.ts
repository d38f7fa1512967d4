import { getData } from '@word-unfolded/api-client';
import { listTranslationsRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { JournalFileFormat } from '@word-unfolded/journal-file';
import type { DeviceEntry } from '@word-unfolded/offline';
import { filedOf } from './filed-entries.js';

export const FORMATS = ['pdf', 'docx', 'txt', 'json'] as const satisfies readonly JournalFileFormat[];

type AskedFile = {
  readonly entries: readonly DeviceEntry[];
  readonly format: JournalFileFormat;
  readonly language: Language;
  readonly onProgress: (written: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Entries as a file, made on this device, the oldest first. What writes it is fetched when somebody wants a file.
 *
 * @throws AbortError when it was cancelled
 */
export async function writeFile({ entries, format, language, onProgress, signal }: AskedFile): Promise<File> {
  const { writeJournalFile } = await import('@word-unfolded/journal-file');
  const inOrder = entries.toSorted(
    (one, other) =>
      one.working.date.localeCompare(other.working.date) || one.createdAt.localeCompare(other.createdAt),
  );
  const { name, mediaType, bytes } = await writeJournalFile({
    format,
    entries: filed(inOrder),
    total: inOrder.length,
    language,
    writtenAt: new Date(),
    onProgress,
    signal,
    editions: await editions(language, signal),
  });
  signal.throwIfAborted();
  return new File(bytes as BlobPart[], name, { type: mediaType });
}

function* filed(entries: readonly DeviceEntry[]) {
  for (const entry of entries) yield filedOf(entry);
}

/** The notices of the editions, which go with what is quoted of them; as far as this device has heard of them. */
async function editions(language: Language, signal: AbortSignal) {
  try {
    const translations = await getData(listTranslationsRoute, {}, { language, signal });
    return translations.map(({ id, name, notice }) => ({ id, name, notice }));
  } catch {
    return [];
  }
}
