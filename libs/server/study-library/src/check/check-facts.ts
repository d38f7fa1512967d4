import type { Entry, QuestionEntry } from '../entries/entry.js';
import type { Fact } from '../facts/read-facts.js';
import type { Fault } from '../reading/fault.js';
import { checkReferences, checkTexts } from './check-text.js';

/** The faults of facts: of somebody who has no entry, twice the same, or with a passage or a sentence that is none. */
export function checkFacts(
  facts: readonly Fact[],
  answers: readonly QuestionEntry[],
  entries: readonly Entry[],
): Fault[] {
  const people = new Set(entries.flatMap(({ kind, id }) => (kind === 'people' ? [id] : [])));
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const { file, line, person, kind, passages } of facts) {
    const say = (message: string) => faults.push({ file, line, entry: person, message });
    if (!people.has(person)) say(`There is no person “${person}”.`);
    if (seen.has(`${person} ${kind}`)) say(`The fact “${kind}” is there twice.`);
    seen.add(`${person} ${kind}`);
    checkReferences(passages, say);
  }
  for (const answer of answers)
    checkTexts(answer, (message) =>
      faults.push({ file: answer.file, line: answer.line, entry: answer.id, message }),
    );
  return faults;
}
