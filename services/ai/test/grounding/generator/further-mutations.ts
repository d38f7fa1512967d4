import type { Language } from '@word-unfolded/domain';
import type { Mutation } from './mutations.js';

/** Small words that stand for each other, and change what is said. */
const SMALL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ...{ he: 'she', she: 'he', him: 'her', his: 'your', my: 'our', your: 'their', their: 'your', me: 'us' },
    ...{ i: 'we', you: 'they', they: 'we', thee: 'them', thou: 'he', thy: 'my', ye: 'we', us: 'them' },
    ...{ in: 'beyond', on: 'under', by: 'without', with: 'against', from: 'to', for: 'against', of: 'from' },
    ...{
      and: 'or',
      or: 'and',
      but: 'and',
      because: 'although',
      before: 'after',
      after: 'before',
      if: 'when',
    },
    ...{ the: 'a', a: 'every', this: 'that', that: 'this', is: 'was', was: 'is', are: 'were', were: 'are' },
    ...{ shall: 'should', will: 'could', has: 'had', have: 'had', who: 'which', all: 'many', many: 'few' },
    ...{ every: 'any', up: 'down', out: 'in', there: 'here', then: 'now', when: 'where', into: 'near' },
  },
  es: {
    ...{ él: 'ella', su: 'mi', sus: 'mis', mi: 'tu', tu: 'su', me: 'te', te: 'le', le: 'nos', nos: 'os' },
    ...{
      en: 'sin',
      con: 'contra',
      por: 'contra',
      para: 'contra',
      de: 'desde',
      sobre: 'bajo',
      hasta: 'desde',
    },
    ...{ y: 'o', é: 'o', o: 'y', mas: 'y', pero: 'y', porque: 'aunque', cuando: 'si', si: 'cuando' },
    ...{ el: 'un', la: 'una', los: 'unos', las: 'unas', un: 'el', una: 'la', este: 'aquel', esta: 'aquella' },
    ...{ es: 'era', era: 'es', será: 'sería', ha: 'había', todos: 'muchos', todo: 'algo', muchos: 'pocos' },
    ...{ yo: 'él', vosotros: 'ellos', ellos: 'nosotros', antes: 'después', ahora: 'luego', allí: 'aquí' },
  },
};

/** Old words of English and what a reader of today writes. */
const MODERN: Readonly<Record<string, string>> = {
  ...{ thou: 'you', thee: 'you', thy: 'your', thine: 'yours', ye: 'you', hath: 'has', doth: 'does' },
  ...{ saith: 'says', unto: 'to', spake: 'spoke', art: 'are', shalt: 'will', hast: 'have', wilt: 'will' },
};

const bare = (word: string) => word.replace(/[^\p{L}\p{M}’'-]/gu, '');
const like = (word: string, instead: string) => {
  const core = bare(word);
  const cased = /^\p{Lu}/u.test(core) ? instead.slice(0, 1).toUpperCase() + instead.slice(1) : instead;
  return word.replace(core, cased);
};
const withoutStop = (word: string) => word.replace(/[^\p{L}\p{M}]+$/u, '');

/** The clauses of a verse, each with the mark that ends it. */
function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    clauses.at(-1)!.push(word);
    if (/[,.;:!?]$/u.test(word)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** Words that change only their ending. */
function otherEnding(word: string, language: Language): string | undefined {
  if (!/^\p{Ll}{4,}[,.;:]?$/u.test(word)) return undefined;
  const core = withoutStop(word);
  if (language === 'es')
    return /[aeo]s$/u.test(core)
      ? word.replace(core, core.slice(0, -1))
      : word.replace(core, /[aeo]$/u.test(core) ? `${core}s` : `${core}mente`);
  return word.replace(
    core,
    /[^s]s$/u.test(core) ? core.slice(0, -1) : /ed$/u.test(core) ? core.replace(/ed$/u, 'ing') : `${core}s`,
  );
}

/** Further kinds of misquotation: small words, endings, clauses, and what people remember. */
export const FURTHER_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'small word': (m) => {
    const small = SMALL[m.language];
    const places = [...m.words.keys()].filter((at) => small[bare(m.words[at]!).toLowerCase()]);
    if (places.length === 0) return undefined;
    const at = m.draws.of(places);
    return m.words.with(at, like(m.words[at]!, small[bare(m.words[at]!).toLowerCase()]!));
  },
  'two small words': (m) => {
    const small = SMALL[m.language];
    const places = [...m.words.keys()].filter((at) => small[bare(m.words[at]!).toLowerCase()]);
    if (places.length < 3) return undefined;
    let words = m.words;
    for (const at of [places[0]!, places.at(-1)!])
      words = words.with(at, like(words[at]!, small[bare(words[at]!).toLowerCase()]!));
    return words;
  },
  'other ending': (m) => {
    const from = m.draws.number(m.words.length);
    for (let step = 0; step < m.words.length; step += 1) {
      const at = (from + step) % m.words.length;
      const word = otherEnding(m.words[at]!, m.language);
      if (word) return m.words.with(at, word);
    }
    return undefined;
  },
  'far words exchanged': (m) => {
    const places = [...m.words.keys()].filter((at) => /^\p{L}{4,}$/u.test(m.words[at]!));
    if (places.length < 4) return undefined;
    const [one, other] = [places[0]!, places.at(-1)!];
    if (m.words[one] === m.words[other]) return undefined;
    return m.words.with(one, m.words[other]!).with(other, m.words[one]!);
  },
  'clauses exchanged': (m) => {
    const clauses = clausesOf(m.words);
    if (clauses.length < 2) return undefined;
    const at = m.draws.number(clauses.length - 1);
    return clauses
      .with(at, clauses[at + 1]!)
      .with(at + 1, clauses[at]!)
      .flat();
  },
  'clause dropped': (m) => {
    const clauses = clausesOf(m.words);
    return clauses.length < 3
      ? undefined
      : clauses.toSpliced(1 + m.draws.number(clauses.length - 2), 1).flat();
  },
  'two words dropped': (m) => m.words.toSpliced(1 + m.draws.number(m.words.length - 4), 2),
  'three words put in': (m) =>
    m.words.toSpliced(
      1 + m.draws.number(m.words.length - 2),
      0,
      ...(m.language === 'en' ? ['by', 'faith', 'alone'] : ['por', 'sola', 'fe']),
    ),
  'clause of another verse': (m) => {
    const [clauses, others] = [clausesOf(m.words), clausesOf(m.others)];
    return clauses.length < 2 || others.length < 2 ? undefined : clauses.with(-1, others.at(-1)!).flat();
  },
  'sense of today': (m) => {
    const words = m.words.map((word) => {
      const modern = MODERN[bare(word).toLowerCase()];
      return modern ? like(word, modern) : word;
    });
    return words.join(' ') === m.words.join(' ') ? undefined : words;
  },
  'word repeated': (m) => {
    const at = m.words.findIndex((word, index) => index > 1 && /^\p{Ll}{5,}$/u.test(word));
    return at < 0
      ? undefined
      : m.words.toSpliced(at, 0, m.words[at]!, 'and'.slice(0, m.language === 'en' ? 3 : 0) || 'y');
  },
  'short clause, word changed': (m) => {
    const clause = clausesOf(m.words).find(({ length }) => length >= 6 && length <= 12);
    const long = m.others.filter((word) => /^\p{L}{4,}$/u.test(word));
    if (!clause || long.length === 0) return undefined;
    const at = 2 + m.draws.number(clause.length - 3);
    return clause.with(at, like(clause[at]!, m.draws.of(long)));
  },
  'short clause, small word': (m) => {
    const small = SMALL[m.language];
    const clause = clausesOf(m.words).find(({ length }) => length >= 7 && length <= 12);
    const places = [...(clause?.keys() ?? [])].filter(
      (at) => at > 1 && small[bare(clause![at]!).toLowerCase()],
    );
    if (!clause || places.length === 0) return undefined;
    const at = m.draws.of(places);
    return clause.with(at, like(clause[at]!, small[bare(clause[at]!).toLowerCase()]!));
  },
};
