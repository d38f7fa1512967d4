import { readContent } from './reading/read-content.js';
import { StudyEntries } from './study-entries.js';

let loaded: StudyEntries | undefined;

/**
 * The study library, read once for each process: that takes up to a second. An entry that is not in its form is left out;
 * the tests of the content name it.
 */
export function loadStudyEntries(): StudyEntries {
  loaded ??= new StudyEntries(readContent().entries);
  return loaded;
}
