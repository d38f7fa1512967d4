import { LANGUAGES, type Language } from '@word-unfolded/domain';
import path from 'node:path';
import type { Entry } from '../entries/entry.js';
import { foldedWords } from '../patterns/pattern.js';
import type { Fault } from '../reading/fault.js';
import { readContent } from '../reading/read-content.js';
import { StudyEntries } from '../study-entries.js';
import { readActs } from '../reading/read-acts.js';
import { checkActs } from './check-acts.js';
import { factEntries } from '../facts/fact-entries.js';
import { readFacts } from '../facts/read-facts.js';
import { checkEntry } from './check-entry.js';
import { checkFacts } from './check-facts.js';

/** All faults of the content, in the order of the files. */
export function checkContent(folder?: string): Fault[] {
  const { entries, faults } = readContent(folder);
  const { facts, faults: ofFacts } = readFacts(folder);
  const answers = factEntries(facts, entries);
  const indexed = new StudyEntries(entries, answers);
  const idsOf = (wanted: Entry['kind']) =>
    new Set(entries.filter(({ kind }) => kind === wanted).map(({ id }) => id));
  const acts = readActs(folder === undefined ? undefined : path.join(folder, 'reflection', 'acts.txt'));
  const all = [
    ...faults,
    ...ofFacts,
    ...checkFacts(facts, answers, entries),
    ...checkActs(acts, idsOf('prayers'), idsOf('stories')),
  ];
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const say = (message: string) =>
      all.push({ file: entry.file, line: entry.line, entry: entry.id, message });
    const key = `${entry.kind}/${entry.id}`;
    const other = seen.get(key);
    if (other) say(`The id “${entry.id}” is also in ${other.file}, line ${other.line}.`);
    seen.set(key, entry);
    checkEntry(entry, indexed, say);
    for (const language of LANGUAGES) checkIsFound(entry, indexed, language, say);
  }
  return all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** An entry whose title is a question must be the first that the question finds. */
function checkIsFound(
  entry: Entry,
  entries: StudyEntries,
  language: Language,
  say: (message: string) => void,
): void {
  if (entry.kind !== 'questions' && entry.kind !== 'sayings') return;
  const { title } = entry.text[language];
  const found = entries.asked(foldedWords(title), language).filter(({ item }) => item.kind === entry.kind);
  const place = found.findIndex(({ item }) => item === entry);
  if (place > 0 && found[place]!.score < found[0]!.score)
    say(`“${title}” finds ${found[0]!.item.kind}/${found[0]!.item.id} before this entry.`);
}
