import type { Entry, QuestionEntry } from '../entries/entry.js';
import type { Fact } from '../facts/read-facts.js';
import type { Fault } from '../reading/fault.js';
import { checkReferences, checkTexts } from './check-text.js';

/** The faults of facts: of somebody or a place without an entry, twice the same, or with a passage or a sentence that is none. */
export function checkFacts(
  facts: readonly Fact[],
  answers: readonly QuestionEntry[],
  entries: readonly Entry[],
): Fault[] {
  const known = new Set(entries.map(({ kind, id }) => `${kind}/${id}`));
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const { file, line, subject, kind, passages } of facts) {
    const say = (message: string) => faults.push({ file, line, entry: subject, message });
    const [folder, called] = kind === 'place' ? ['places', 'place'] : ['people', 'person'];
    if (!known.has(`${folder}/${subject}`)) say(`There is no ${called} “${subject}”.`);
    if (seen.has(`${subject} ${kind}`)) say(`The fact “${kind}” is there twice.`);
    seen.add(`${subject} ${kind}`);
    checkReferences(passages, say);
  }
  for (const answer of answers)
    checkTexts(answer, (message) =>
      faults.push({ file: answer.file, line: answer.line, entry: answer.id, message }),
    );
  return faults;
}
