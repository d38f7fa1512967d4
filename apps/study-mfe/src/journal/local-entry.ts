import { CatalogueError } from '@word-unfolded/contracts';
import { JOURNAL_LIMITS } from '@word-unfolded/domain';
import { journalOf } from '@word-unfolded/offline';

/** What a page gives to the journal. */
export type EntryDraft = {
  /** Of the note or the mapping that it is made of. It has one entry, however often it is kept. */
  readonly sourceId: string;
  readonly title: string;
  readonly content: string;
  readonly scripture: string;
  /** ISO 8601. */
  readonly date: string;
};

/** What the entry of a source is called until the server has named it. */
export const localIdOf = (sourceId: string) => `local_${sourceId}`;

/**
 * Keeps something in the journal: it is on this device when the promise is fulfilled, and on its way to the server. An
 * entry that the reader has deleted since comes back.
 *
 * @throws CatalogueError FIELD_TOO_LONG, or JOURNAL_SAVE_FAILED when this device refuses
 */
export async function keepInJournal(owner: string, { sourceId, date, ...draft }: EntryDraft): Promise<void> {
  const title = draft.title.trim();
  const { contentCharacters, titleCharacters } = JOURNAL_LIMITS;
  if (draft.content.length > contentCharacters)
    throw CatalogueError.of('FIELD_TOO_LONG', { max: contentCharacters });
  if (title.length > titleCharacters) throw CatalogueError.of('FIELD_TOO_LONG', { max: titleCharacters });
  const { journal, errand } = journalOf(owner);
  try {
    await journal.keep(localIdOf(sourceId), {
      ...draft,
      title,
      date: localDay(date),
      category: 'study',
      binned: false,
    });
  } catch (error) {
    throw CatalogueError.with('JOURNAL_SAVE_FAILED', {}, { cause: error });
  }
  errand.ask();
}

/** The day of a moment where the reader is. */
function localDay(moment: string): string {
  const day = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
