import type { Language } from '@word-unfolded/domain';
import type { PersonEntry, StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning } from '../../finding/words-of-question.js';
import { byProminence } from './prominence.js';
import { relationIn, type RelationQuestion } from './relation-question.js';

/** How a question begins that asks whether somebody is a relative of another. */
const ASKS_WHETHER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so |but )?(?:was|is|were|are|wasn t|isn t) /,
  es: /^(?:y |pero |acaso )?(?:era|es|fue|eran|son|fueron) /,
};

/**
 * Whether somebody is a relative of another: “Was David the son of Saul?” The answer names those who are, so that it says
 * more than no. Undefined for any other question, and where the entries tell of no such relative.
 *
 * @param words folded
 */
export function relationBetween(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): (RelationQuestion & { readonly isSo: boolean }) | undefined {
  if (!ASKS_WHETHER[language].test(words.join(' '))) return undefined;
  const relation = relationIn(words, language);
  if (!relation) return undefined;
  const named = entries
    .named(words, language)
    .flatMap(({ item, at }) => (item.kind === 'people' ? [{ person: item, at }] : []));
  const places = [...new Set(named.map(({ at }) => at.join()))].sort(
    (a, b) => Number(a.split(',')[0]) - Number(b.split(',')[0]),
  );
  const [first, second] = places;
  if (first === undefined || second === undefined || places.length > 2) return undefined;
  const taken = new Set([first, second].flatMap((at) => at.split(',').map(Number)));
  for (let at = relation.at; at < relation.at + relation.length; at += 1) taken.add(at);
  if (words.some((word, at) => !taken.has(at) && carriesMeaning(word, language))) return undefined;
  const at = (place: string) =>
    byProminence(
      named.flatMap(({ person, at: own }) => (own.join() === place ? [person] : [])),
      words,
    );
  const having = at(second).flatMap((person) => {
    const related = entries.related(person, relation.as);
    return related.length > 0 ? [{ person, related }] : [];
  });
  const are: readonly PersonEntry[] = at(first);
  const isAmong = ({ related }: (typeof having)[number]) =>
    related.some(({ entry }) => entry !== undefined && are.includes(entry));
  const likely = having.find(isAmong) ?? having[0];
  if (!likely) return undefined;
  return { ...likely, as: likely.related[0]!.as, others: [], isSo: isAmong(likely) };
}
