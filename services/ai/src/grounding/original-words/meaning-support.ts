import type { Language } from '@word-unfolded/domain';
import {
  ENGLISH_STOP_WORDS,
  ENGLISH_SYNONYMS,
  englishStem,
  foldWord,
  SPANISH_STOP_WORDS,
  spanishStem,
} from '@word-unfolded/scripture-text';
import { FURTHER_MEANINGS } from './further-meanings.js';
import type { LexiconWord } from './word-lexicon.js';

/** Words of a meaning that fit every word. */
const GENERAL = new Set(
  (
    'thing things something someone somebody person people one act action state way kind sort form word words term idea ' +
    'concept sense meaning basically simply literally true real deep very also make makes made do does give have having being ' +
    'person’s quality condition related relating especially usually often generally general name noun verb plural singular ' +
    'cosa algo alguien persona acto accion estado manera forma palabra termino idea concepto sentido significado ' +
    'verdadero profundo muy tambien hacer tener ser estar dar cualidad condicion nombre verbo'
  ).split(' '),
);

/** An explanation in parentheses that compares a word with another one says what it does not mean. */
const COMPARISON =
  /\((?:[^()]*\b(?:while|whereas|compare|distinguish|differ)[^()]*|[^()]*\b[GH]\d+[^()]*)\)|;? (?:while|whereas|as distinguished|compare)\b.*$/giu;

/** What a word is set against, or means less of, is not its meaning: “the body (as opposed to the soul (or spirit))”. */
const OPPOSED =
  /(?:as )?(?:opposed to|distinguished from|distinct from|in contrast (?:to|with)|the opposite of)(?: (?:the|a|an))? [\p{L}-]+(?:[ ,]*\((?:or )?[^()]*\)|,? (?:or|and) (?:the )?[\p{L}-]+)*|[\p{L}-]+(?= less\b)/giu;

const SHORTEST_STEM = 5;

/** Whether a claimed meaning is one that the lexicon or the tagged editions give for a word. */
export function isSupported(phrase: string, words: readonly LexiconWord[]): boolean {
  const alternatives = phrase
    .split(/[,/;]|(?<!\p{L})(?:or|and|o|y|u|e)(?!\p{L})/iu)
    .map(contentOf)
    .map(tellingOf)
    .filter((content) => content.length > 0);
  if (alternatives.length === 0) return true;
  const known = words.map(supportOf);
  return known.some((support) => {
    const right = alternatives.filter((content) => content.some((word) => has(support, word)));
    return right.length * 2 > alternatives.length;
  });
}

function contentOf(phrase: string): string[] {
  const words = phrase.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const folded = words.flatMap((word) => word.split(/[-’']/)).map(foldWord);
  return folded.filter((word) => word.length > 1 && !isStop(word));
}

/** The words that tell one meaning from another, or all of them where there are no such. */
function tellingOf(content: readonly string[]): readonly string[] {
  const telling = content.filter((word) => !GENERAL.has(word));
  return telling.length > 0 ? telling : content;
}

function isStop(word: string): boolean {
  return ENGLISH_STOP_WORDS.has(word) || SPANISH_STOP_WORDS.has(word);
}

const supports = new WeakMap<LexiconWord, ReadonlySet<string>>();

/** The stems of all that is said of a word's meaning. */
function supportOf(word: LexiconWord): ReadonlySet<string> {
  const made = supports.get(word);
  if (made) return made;
  const further = FURTHER_MEANINGS.get(word.strongs) ?? [];
  const english = [
    ...word.meanings.map((meaning) => meaning.replace(COMPARISON, ' ').replace(OPPOSED, ' ')),
    ...word.renderings.en,
  ];
  const support = new Set([
    ...[...english, ...further].flatMap(contentOf).flatMap((each) => stemsOf(each, 'en')),
    ...[...word.renderings.es, word.spanishGloss ?? '', ...further]
      .flatMap(contentOf)
      .flatMap((each) => stemsOf(each, 'es')),
  ]);
  supports.set(word, support);
  return support;
}

/** The stems of a word in a language, each after its sign, because stems of two languages may be alike. */
function stemsOf(word: string, language: Language): string[] {
  const stem = language === 'en' ? englishStem : spanishStem;
  const synonyms = language === 'en' ? (ENGLISH_SYNONYMS.get(word) ?? []) : [];
  return [word, ...synonyms].flatMap((each) => [`${language} ${each}`, `${language} ${stem(each)}`]);
}

function has(support: ReadonlySet<string>, word: string): boolean {
  const stems = [...stemsOf(word, 'en'), ...stemsOf(word, 'es')];
  if (stems.some((stem) => support.has(stem))) return true;
  if (word.length < SHORTEST_STEM + 1) return false;
  // Words of one root: faithful and faithfulness, perdonar and perdón.
  const root = word.slice(0, Math.max(SHORTEST_STEM, word.length - 4));
  for (const each of support) if (each.startsWith(root, 3)) return true;
  return false;
}
