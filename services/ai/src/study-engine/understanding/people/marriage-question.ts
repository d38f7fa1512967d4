import type { Language } from '@word-unfolded/domain';
import type { Entry, StudyEntries } from '@word-unfolded/study-library';
import { byProminence } from './prominence.js';
import { personNear, type RelationQuestion } from './relation-question.js';

/** Questions whether and to whom somebody was married. */
const MARRIED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so |but )?(?:was|is|were) .*\bmarried(?: to (?:anyone|anybody|someone|somebody))?$|^(?:and |so |but )?did .* (?:ever )?(?:marry|get married)(?: (?:anyone|anybody|someone|somebody))?$|^(?:and )?(?:who|whom|to whom) (?:was|did) .*\b(?:married(?: to)?|marry)$/,
  es: /^(?:y |pero )?(?:estaba|estuvo|era|fue) .*\bcasad[oa]$|^(?:y |pero )?(?:estaba|estuvo|era|fue) casad[oa]\b.{0,20}$|^(?:y |pero )?se caso(?: (?!con\b).{0,20})?$|^(?:y )?con quien (?:se caso|estaba casad[oa]|estuvo casad[oa]).*$/,
};

/** To whom a person was married, as far as the entries tell; undefined for any other question. */
export function marriageQuestion(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): RelationQuestion | undefined {
  if (!MARRIED[language].test(words.join(' '))) return undefined;
  const called = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const near = called.length > 0 ? undefined : personNear(entries, before, language);
  const people = near ? [near] : byProminence(called, words, before);
  for (const person of people) {
    const related = entries.related(person, [person.sex === 'm' ? 'wife' : 'husband']);
    if (related.length > 0) return { person, as: related[0]!.as, related, others: [] };
  }
  return undefined;
}

/** “Who was king after Solomon?” */
const AFTER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?who (?:was|became|ruled|reigned|came|followed|led)\b.*\b(after|before)\b/,
  es: /^(?:y )?quien (?:fue|era|vino|reino|goberno|siguio|mando)\b.*\b(despues|antes) de\b/,
};

/** Who came after or before somebody; undefined where the entries tell nothing of it. */
export function successorQuestion(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): RelationQuestion | undefined {
  const side = AFTER[language].exec(words.join(' '))?.[1];
  if (!side) return undefined;
  const called = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const as = side === 'after' || side === 'despues' ? 'successor' : 'predecessor';
  for (const person of byProminence(called, words)) {
    const related = entries.related(person, [as]);
    if (related.length > 0) return { person, as, related, others: [] };
  }
  return undefined;
}
