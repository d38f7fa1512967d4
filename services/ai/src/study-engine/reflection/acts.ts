import type { Language } from '@word-unfolded/domain';
import { readActs, type Act } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';

/** An act with the expression that finds its words in a text of each language. */
type KnownAct = { readonly act: Act; readonly words: Readonly<Record<Language, RegExp>> };

let known: readonly KnownAct[] | undefined;

/** What is mainly done in a passage: the act of which it has most words, a grave one first. */
export function actOf(passage: StudyPassage): Act | undefined {
  const found = actsIn(passage);
  return (found.find(({ act }) => act.isGrave) ?? found[0])?.act;
}

/** The act of which a passage has most words, grave or not. */
export function mainActOf(passage: StudyPassage): Act | undefined {
  return actsIn(passage)[0]?.act;
}

function actsIn({
  verses,
  translation,
}: StudyPassage): readonly { readonly act: Act; readonly score: number }[] {
  known ??= readActs().map((act) => ({
    act,
    words: { en: expressionOf(act.words.en), es: expressionOf(act.words.es) },
  }));
  const text = verses
    .map(({ text: words }) => words.toLowerCase())
    .join(' ')
    .replace(NOT_DONE, ' ');
  const language = translation.language === 'es' ? 'es' : 'en';
  return known
    .map(({ act, words }) => ({ act, score: (text.match(words[language])?.length ?? 0) * act.weight }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/**
 * Words in which nothing is done among people: the title “Lord of armies”, and what God says that he hates. A prophet's “I
 * hate your feasts” asks nobody about enemies.
 */
const NOT_DONE =
  /(?<!\p{L})(?:of (?:armies|hosts)|de los ejércitos|i (?:hate|despise|abhor)(?: your|, i despise your| with)?|aborrec[íi](?: (?:y abominé )?vuestr[oa]s)?|aborrezco|abomin[éo])(?!\p{L})/gu;

/** Whole words; a star stands for any ending. */
function expressionOf(words: readonly string[]): RegExp {
  const parts = words.map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word));
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'gu');
}
