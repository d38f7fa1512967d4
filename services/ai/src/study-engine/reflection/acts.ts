import type { Language } from '@word-unfolded/domain';
import { countVerses, KJV_VERSE_COUNTS, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangeOf, readActs, type Act, type StudyEntries } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { canonicalOf } from '../composing/sections.js';
import { genreOf } from './genre.js';

/** An act with the expression that finds its words in a text of each language. */
type KnownAct = { readonly act: Act; readonly words: Readonly<Record<Language, RegExp>> };

let known: readonly KnownAct[] | undefined;

/** The share of a story of which a passage tells what the whole story is about. */
const MOST_OF_STORY = 1 / 3;

/** What every vision does, and what nothing is asked about: “I saw a new heaven”. */
const OF_VISIONS: ReadonlySet<string> = new Set(['see', 'hear', 'say', 'go', 'call']);

/**
 * What is mainly done in a passage: the act of its story or the kind of its psalm; or else that of which it has most words,
 * a grave one first. A few verses of a long story have their own act, unless that of the story is grave. In a list of names
 * nothing is done, and a proverb tells of nothing grave that happens.
 */
export function actOf(entries: StudyEntries, passage: StudyPassage): Act | undefined {
  const range = canonicalOf(passage);
  const genre = genreOf(range);
  if (genre === 'list') return undefined;
  const found = actsIn(passage).filter(({ act }) => genre !== 'apocalypse' || !OF_VISIONS.has(act.name));
  const told = actToldAt(entries, passage);
  if (told) return told;
  if (genre === 'proverb') return found.find(({ act }) => !act.isGrave)?.act;
  return (found.find(({ act }) => act.isGrave) ?? found[0])?.act;
}

/** The act of the story or psalm of a passage, if the passage itself tells of it. */
export function actToldAt(entries: StudyEntries, passage: StudyPassage): Act | undefined {
  const range = canonicalOf(passage);
  const told = actTold(entries, range);
  if (!told || told.isGrave || partsOfVerse(range.first).book === 'Ps') return told;
  const around = storyAround(entries, range);
  const share = around ? versesOf(range) / versesOf(around.range) : 1;
  return share >= MOST_OF_STORY || actsIn(passage).some(({ act }) => act === told) ? told : undefined;
}

function versesOf(range: VerseRange): number {
  return countVerses(range, KJV_VERSE_COUNTS);
}

function storyAround(entries: StudyEntries, range: VerseRange) {
  return entries
    .storiesAt(range)
    .flatMap((story) => {
      const own = rangeOf(story.passage);
      return own && own.first <= range.first && range.last <= own.last ? [{ story, range: own }] : [];
    })
    .at(0);
}

/** The act of the shortest story that has the whole passage, or the kind of the psalm that it is from. */
export function actTold(entries: StudyEntries, range: VerseRange): Act | undefined {
  const { book, chapter } = partsOfVerse(range.first);
  if (book === 'Ps') return allActs().find(({ act }) => act.psalms.includes(chapter))?.act;
  const id = storyAround(entries, range)?.story.id;
  return id === undefined ? undefined : allActs().find(({ act }) => act.stories.includes(id))?.act;
}

/** The act of which a passage has most words, grave or not. */
export function mainActOf(passage: StudyPassage): Act | undefined {
  return actsIn(passage)[0]?.act;
}

function allActs(): readonly KnownAct[] {
  known ??= readActs().map((act) => ({
    act,
    words: { en: expressionOf(act.words.en), es: expressionOf(act.words.es) },
  }));
  return known;
}

function actsIn({
  verses,
  translation,
}: StudyPassage): readonly { readonly act: Act; readonly score: number }[] {
  const text = verses
    .map(({ text: words }) => words.toLowerCase())
    .join(' ')
    .replace(NOT_DONE, ' ');
  const language = translation.language === 'es' ? 'es' : 'en';
  return allActs()
    .filter(({ act }) => act.words[language].length > 0)
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
