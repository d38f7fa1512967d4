import type { Language } from '@word-unfolded/domain';
import type { Draws } from '../grounding-answers.js';

/** Words that stand for each other in translations, in both directions. */
const SYNONYMS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['world', 'universe'],
    ['love', 'admire'],
    ['loved', 'cherished'],
    ['sin', 'error'],
    ['sins', 'mistakes'],
    ['good', 'pleasant'],
    ['heart', 'mind'],
    ['people', 'crowds'],
    ['land', 'region'],
    ['house', 'palace'],
    ['son', 'grandson'],
    ['sons', 'nephews'],
    ['king', 'governor'],
    ['great', 'small'],
    ['man', 'scribe'],
    ['men', 'soldiers'],
    ['day', 'night'],
    ['days', 'weeks'],
    ['city', 'village'],
    ['earth', 'sea'],
    ['father', 'uncle'],
    ['life', 'success'],
    ['word', 'idea'],
    ['words', 'ideas'],
    ['faith', 'effort'],
    ['hope', 'luck'],
    ['peace', 'wealth'],
    ['death', 'sleep'],
    ['spirit', 'energy'],
    ['righteousness', 'popularity'],
    ['law', 'custom'],
    ['children', 'servants'],
    ['name', 'title'],
    ['hand', 'foot'],
    ['said', 'shouted'],
    ['went', 'ran'],
    ['came', 'hurried'],
    ['give', 'sell'],
    ['gave', 'sold'],
    ['know', 'guess'],
    ['all', 'some'],
    ['every', 'no'],
    ['shall', 'may'],
    ['will', 'might'],
  ],
  es: [
    ['mundo', 'universo'],
    ['amor', 'deseo'],
    ['pecado', 'error'],
    ['bien', 'éxito'],
    ['corazón', 'estómago'],
    ['pueblo', 'ejército'],
    ['tierra', 'isla'],
    ['casa', 'tienda'],
    ['hijo', 'sobrino'],
    ['hijos', 'sobrinos'],
    ['rey', 'alcalde'],
    ['grande', 'pequeño'],
    ['hombre', 'soldado'],
    ['hombres', 'soldados'],
    ['día', 'mes'],
    ['días', 'meses'],
    ['ciudad', 'aldea'],
    ['padre', 'tío'],
    ['vida', 'fortuna'],
    ['palabra', 'idea'],
    ['fe', 'suerte'],
    ['paz', 'riqueza'],
    ['muerte', 'siesta'],
    ['espíritu', 'ánimo'],
    ['justicia', 'fama'],
    ['ley', 'costumbre'],
    ['nombre', 'apodo'],
    ['mano', 'rodilla'],
    ['dijo', 'gritó'],
    ['todos', 'algunos'],
    ['todo', 'poco'],
    ['vino', 'corrió'],
    ['fué', 'corrió'],
    ['santo', 'famoso'],
    ['gracia', 'ventaja'],
    ['carne', 'madera'],
    ['agua', 'leche'],
    ['camino', 'puente'],
  ],
};

const NEGATIONS = /^(?:not|no|never|neither|nor|nunca|jamás|ni|sin)$/iu;
const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['two', 'three', 'seven', 'ten', 'twelve', 'forty', 'hundred', 'thousand'],
  es: ['dos', 'tres', 'siete', 'diez', 'doce', 'cuarenta', 'ciento', 'mil'],
};
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Moses', 'David', 'Paul', 'Peter', 'Abraham', 'Jacob', 'Israel', 'Joseph', 'Aaron', 'Jesus'],
  es: ['Moisés', 'David', 'Pablo', 'Pedro', 'Abraham', 'Jacob', 'Israel', 'José', 'Aarón', 'Jesús'],
};
const PUT_IN: Readonly<Record<Language, readonly string[]>> = {
  en: ['always', 'secretly', 'gladly', 'only', 'barely', 'wealthy', 'seldom'],
  es: ['siempre', 'secretamente', 'apenas', 'rara vez', 'solamente', 'casi'],
};

const bare = (word: string) => word.replace(/[^\p{L}\p{M}’'-]/gu, '');
const like = (word: string, instead: string) => {
  const core = bare(word);
  const cased = /^\p{Lu}/u.test(core) ? instead.slice(0, 1).toUpperCase() + instead.slice(1) : instead;
  return word.replace(core, cased);
};

/** What a mutation may use: the words of the verse, and those of another one. */
type Material = {
  readonly words: readonly string[];
  readonly others: readonly string[];
  readonly language: Language;
  readonly draws: Draws;
};

/** The words of a false quotation, or undefined where the verse does not allow such a one. */
export type Mutation = (material: Material) => readonly string[] | undefined;

const inner = ({ words, draws }: Material) => 1 + draws.number(Math.max(1, words.length - 2));

/** The kinds of misquotation whose words no edition has. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'words exchanged': (m) => {
    const at = 1 + m.draws.number(m.words.length - 2);
    return m.words.with(at, m.words[at - 1]!).with(at - 1, m.words[at]!);
  },
  'word dropped': (m) => m.words.toSpliced(inner(m), 1),
  'word inserted': (m) => m.words.toSpliced(inner(m), 0, m.draws.of(PUT_IN[m.language])),
  'word of another verse': (m) => {
    const at = inner(m);
    const long = m.others.filter((word) => /^\p{L}{4,}$/u.test(word));
    return long.length === 0 ? undefined : m.words.with(at, like(m.words[at]!, m.draws.of(long)));
  },
  'three words changed': (m) => {
    const long = m.others.filter((word) => /^\p{L}{4,}$/u.test(word));
    if (m.words.length < 16 || long.length < 3) return undefined;
    let words = m.words;
    for (const part of [1, 2, 3]) {
      const at = Math.floor((m.words.length * part) / 4);
      words = words.with(at, like(words[at]!, m.draws.of(long)));
    }
    return words;
  },
  synonym: (m) => {
    const pairs = SYNONYMS[m.language].flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]);
    for (const [at, word] of m.words.entries()) {
      const pair = pairs.find(([from]) => from === bare(word).toLowerCase());
      if (pair) return m.words.with(at, like(word, pair[1]!));
    }
    return undefined;
  },
  negated: (m) => {
    if (m.words.some((word) => NEGATIONS.test(bare(word)))) return undefined;
    return m.words.toSpliced(inner(m), 0, m.language === 'en' ? 'not' : 'no');
  },
  'negation dropped': (m) => {
    const at = m.words.findIndex((word) => NEGATIONS.test(bare(word)));
    return at < 0 ? undefined : m.words.toSpliced(at, 1);
  },
  'verses merged': (m) => [
    ...m.words.slice(0, Math.ceil(m.words.length / 2)),
    ...m.others.slice(Math.ceil(m.others.length / 2)),
  ],
  'number changed': (m) => {
    const numbers = NUMBERS[m.language];
    const at = m.words.findIndex((word) => numbers.includes(bare(word).toLowerCase()));
    if (at < 0) return undefined;
    const others = numbers.filter((number) => number !== bare(m.words[at]!).toLowerCase());
    return m.words.with(at, like(m.words[at]!, m.draws.of(others)));
  },
  'name changed': (m) => {
    const names = NAMES[m.language];
    const at = m.words.findIndex((word) => names.includes(bare(word)));
    if (at < 0) return undefined;
    return m.words.with(
      at,
      like(m.words[at]!, m.draws.of(names.filter((name) => name !== bare(m.words[at]!)))),
    );
  },
  'last word changed': (m) =>
    m.words.with(-1, like(m.words.at(-1)!, m.language === 'en' ? 'profit' : 'ganancia')),
  'first word changed': (m) => m.words.with(0, like(m.words[0]!, m.language === 'en' ? 'Nobody' : 'Nadie')),
  'words added at the end': (m) => [
    ...m.words.with(-1, m.words.at(-1)!.replace(/[^\p{L}]+$/u, '')),
    ...(m.language === 'en' ? ['and', 'become', 'rich'] : ['y', 'serás', 'rico']),
  ],
};
