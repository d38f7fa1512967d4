import { isBlank, writingsOf, type Note } from '@word-unfolded/offline';
import {
  loadReferenceParser,
  parsePlainReference,
  verseId,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { LANGUAGES } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';

/** Some consecutive verses, by their ids. */
type Range = { readonly first: number; readonly last: number };

/** Greater than the number of each chapter and verse. */
const END = 999;

const known = new Map<string, readonly Range[]>();

/** Notes about a passage, in the order in which they were given. */
export type NotesOfPassage = {
  /** Those on exactly these verses. */
  readonly exact: readonly Note[];
  /** Those that share verses with it. */
  readonly near: readonly Note[];
};

/**
 * The notes about a passage. Without a passage these are the notes that have none.
 *
 * @param passage as the reader sees it written, in either language
 */
export async function notesOfPassage(notes: readonly Note[], passage: string): Promise<NotesOfPassage> {
  const written = notes.filter(hasContent);
  if (passage === '') return { exact: written.filter((note) => note.passage === ''), near: [] };
  const here = await rangesOf(passage);
  const exact: Note[] = [];
  const near: Note[] = [];
  for (const note of written) {
    const there = note.verses ? [note.verses] : await rangesOf(note.passage);
    if (note.passage === passage || isSame(here, there)) exact.push(note);
    else if (there.some((each) => here.some((other) => each.first <= other.last && other.first <= each.last)))
      near.push(note);
  }
  return { exact, near };
}

/** Whether a note has a text, or texts that were generated beside it. */
export function hasContent(note: Note): boolean {
  return !isBlank(note) || Object.keys(writingsOf(note)).length > 0;
}

function isSame(one: readonly Range[], other: readonly Range[]): boolean {
  const [a, b] = [one[0], other[0]];
  const areSingle = one.length === 1 && other.length === 1;
  return areSingle && a !== undefined && b !== undefined && a.first === b.first && a.last === b.last;
}

async function rangesOf(passage: string): Promise<readonly Range[]> {
  const found = known.get(passage);
  if (found) return found;
  const ranges = (await passagesOf(passage)).map(({ start, end }) => ({
    first: verseId(start.book, start.chapter ?? 1, start.verse ?? 1),
    last: verseId(end.book, end.chapter ?? END, end.verse ?? END),
  }));
  if (ranges.length > 0) known.set(passage, ranges);
  return ranges;
}

async function passagesOf(passage: string): Promise<readonly PassageReference[]> {
  if (passage === '') return [];
  for (const language of LANGUAGES) {
    const plain = parsePlainReference(passage, language);
    if (plain) return [plain];
  }
  try {
    const parsed = (await loadReferenceParser()).parse(passage, 'en');
    return parsed.understood ? parsed.passages : [];
  } catch (error) {
    log.warn('The passage of a note could not be parsed on this device', error);
    return [];
  }
}
