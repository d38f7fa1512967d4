import { factEntries } from './facts/fact-entries.js';
import { readFacts } from './facts/read-facts.js';
import { readContent } from './reading/read-content.js';
import { StudyEntries } from './study-entries.js';

let loaded: StudyEntries | undefined;

/**
 * The study library, read once for each process: that takes up to a second. An entry that is not in its form is left out;
 * the tests of the content name it.
 */
export function loadStudyEntries(): StudyEntries {
  if (!loaded) {
    const { entries } = readContent();
    loaded = new StudyEntries(entries, factEntries(readFacts().facts, entries));
  }
  return loaded;
}
