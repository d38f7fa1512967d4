import type { Language } from '@word-unfolded/domain';
import { editDistance } from '@word-unfolded/scripture-ref';
import { ENGLISH_STOP_WORDS, foldWord, SPANISH_STOP_WORDS } from '@word-unfolded/scripture-text';
import { pairsOf } from './letter-pairs.js';
import { foldedWords, type StudyEntries } from '@word-unfolded/study-library';

/** Short forms of messages. */
const SHORT_FORMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    wat: 'what',
    wut: 'what',
    wht: 'what',
    u: 'you',
    r: 'are',
    ur: 'your',
    abt: 'about',
    dos: 'does',
    teh: 'the',
    dose: 'does',
    doe: 'does',
  },
  es: {
    q: 'que',
    ke: 'que',
    k: 'que',
    xq: 'por que',
    pq: 'por que',
    d: 'de',
    kien: 'quien',
    komo: 'como',
    ay: 'hay',
  },
};

/** Words of asking that the texts of the library have seldom. */
const ASKING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'what',
    'who',
    'when',
    'where',
    'which',
    'does',
    'about',
    'bible',
    'verse',
    'verses',
    'explain',
    'prayer',
  ],
  es: [
    'que',
    'quien',
    'cuando',
    'donde',
    'cual',
    'dice',
    'sobre',
    'biblia',
    'versiculo',
    'versiculos',
    'explica',
    'oracion',
  ],
};

/** The distance of words that sound alike. */
const SOUNDS_ALIKE = 0.5;

/** Letters from which a word may be misspelt, and from which it may have two wrong letters. */
const LEAST_LETTERS = 4;
const MANY_LETTERS = 7;

/** The words of the library, how often each stands there and how it sounds. */
type Vocabulary = ReadonlyMap<string, { readonly count: number; readonly sound: string }>;

const pairs = new WeakMap<StudyEntries, Readonly<Record<Language, ReadonlySet<string>>>>();

const vocabularies = new WeakMap<StudyEntries, Readonly<Record<Language, Vocabulary>>>();

/**
 * A question with its misspelt words written as the library writes them: “waht does the bilbe say abuot anger”. Words
 * that the library has are left alone; so are those to which no word of it is near.
 */
export function corrected(entries: StudyEntries, question: string, language: Language): string {
  const vocabulary = vocabularyOf(entries)[language];
  return question.replace(/[\p{L}\p{M}]+/gu, (written) => {
    const word = foldWord(written);
    const short = Object.hasOwn(SHORT_FORMS[language], word) ? SHORT_FORMS[language][word] : undefined;
    if (short !== undefined) return short;
    if (word.length < LEAST_LETTERS || vocabulary.has(word)) return written;
    return nearest(word, vocabulary, language) ?? written;
  });
}

/** Whether the texts of the library, or the questions that they answer, have a word. */
export function isWordOfLibrary(entries: StudyEntries, word: string, language: Language): boolean {
  return vocabularyOf(entries)[language].has(foldWord(word));
}

/** Whether each two letters of a word stand together in some word of the library; foreign names and slips of a hand fail. */
export function isLikeWords(entries: StudyEntries, word: string, language: Language): boolean {
  const known = pairs.get(entries) ?? { en: pairsIn(entries, 'en'), es: pairsIn(entries, 'es') };
  pairs.set(entries, known);
  return [...pairsOf(foldWord(word))].every((pair) => known[language].has(pair));
}

function pairsIn(entries: StudyEntries, language: Language): ReadonlySet<string> {
  return new Set([...vocabularyOf(entries)[language].keys()].flatMap((word) => [...pairsOf(word)]));
}

/** The word that is nearest to a misspelt one, the most frequent of equally near ones. */
function nearest(word: string, vocabulary: Vocabulary, language: Language): string | undefined {
  const most = word.length >= MANY_LETTERS ? 2 : 1;
  const sound = soundOf(word, language);
  let best: { readonly known: string; readonly distance: number; readonly count: number } | undefined;
  for (const [known, { count, sound: own }] of vocabulary) {
    if (Math.abs(known.length - word.length) > 2) continue;
    const distance = own === sound ? SOUNDS_ALIKE : distanceOf(word, known);
    if (distance > most) continue;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count))
      best = { known, distance, count };
  }
  return best?.known;
}

function distanceOf(word: string, known: string): number {
  if (known[0] !== word[0] && known[1] !== word[1]) return Infinity;
  return editDistance(word, known);
}

/** How a word sounds: Spanish spells one sound in several ways, and people mistake them. */
function soundOf(word: string, language: Language): string {
  const single = word.replace(/(.)\1/g, '$1');
  if (language === 'en') return single;
  return word
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/qu(?=[ei])|c/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');
}

function vocabularyOf(entries: StudyEntries): Readonly<Record<Language, Vocabulary>> {
  const known = vocabularies.get(entries);
  if (known) return known;
  const made = { en: countWords(entries, 'en'), es: countWords(entries, 'es') };
  vocabularies.set(entries, made);
  return made;
}

function countWords(entries: StudyEntries, language: Language): Vocabulary {
  const counts = new Map<string, number>();
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const entry of entries.all) {
    const { title, body } = entry.text[language];
    const names = 'names' in entry ? entry.names.join(' ') : '';
    for (const word of foldedWords(`${title} ${names} ${body.replace(/\[\[[^\]]*\]\]/g, ' ')}`)) add(word);
    for (const pattern of entry.patterns[language])
      for (const { text, isStart } of pattern.flat()) if (!isStart) add(text);
  }
  const stopWords = language === 'en' ? ENGLISH_STOP_WORDS : SPANISH_STOP_WORDS;
  for (const word of [...stopWords, ...ASKING[language]]) counts.set(word, (counts.get(word) ?? 0) + OFTEN);
  return new Map([...counts].map(([word, count]) => [word, { count, sound: soundOf(word, language) }]));
}

/** What a word of asking counts beside one of the texts. */
const OFTEN = 100;
