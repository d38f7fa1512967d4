import { loadStudyEntries } from '@word-unfolded/study-library';
import { plainWords } from '../words/plain-words.js';

/** Titles in the words of somebody in need. */
const OWN_TITLE = /^(?:I |My |What if I |Ya no |Mi |Me |Estoy |Soy |Tengo )/;

let titles: ReadonlySet<string> | undefined;

/**
 * Whether a text is the title of an entry of the study library (“Se cosecha lo que se siembra”). The classifier has not
 * learned these titles: adding one would move its decisions about people in danger.
 */
export function isEntryTitle(text: string): boolean {
  titles ??= new Set(
    loadStudyEntries()
      .all.flatMap(({ text: { en, es } }) => [en.title, es.title])
      .filter((title) => !OWN_TITLE.test(title))
      .map(plainWords),
  );
  return titles.has(plainWords(text));
}
