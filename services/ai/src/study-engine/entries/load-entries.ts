import { readContent, StudyEntries } from '@word-unfolded/study-library';

let loaded: StudyEntries | undefined;

/**
 * The study library, read once: about a tenth of a second. An entry that is not in its form is left out; the tests of
 * the content name it.
 */
export function loadEntries(): StudyEntries {
  loaded ??= new StudyEntries(readContent().entries);
  return loaded;
}
