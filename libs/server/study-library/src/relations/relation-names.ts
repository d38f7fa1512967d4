import type { Language } from '@word-unfolded/domain';

/**
 * Relations between people, as entries name them, with their names in both languages (for a man, for a woman) and what
 * the other person is then (for a man, for a woman).
 */
type RelationName = {
  readonly inverse: readonly string[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
};

const RELATIONS: Readonly<Record<string, RelationName>> = {
  father: {
    inverse: ['son', 'daughter', 'child'],
    words: { en: ['father', 'dad', 'daddy', 'parents'], es: ['padre', 'papa', 'papi', 'padres', 'papas'] },
  },
  mother: {
    inverse: ['son', 'daughter', 'child'],
    words: { en: ['mother', 'mom', 'mum', 'parents'], es: ['madre', 'mama', 'mami', 'padres', 'papas'] },
  },
  son: {
    inverse: ['father', 'mother', 'parent'],
    words: { en: ['son', 'sons', 'child', 'children', 'kids'], es: ['hijo', 'hijos'] },
  },
  daughter: {
    inverse: ['father', 'mother', 'parent'],
    words: { en: ['daughter', 'daughters', 'child', 'children', 'kids'], es: ['hija', 'hijas', 'hijos'] },
  },
  husband: {
    inverse: ['wife', 'concubine'],
    words: { en: ['husband', 'husbands'], es: ['esposo', 'marido', 'esposos'] },
  },
  wife: {
    inverse: ['husband'],
    words: { en: ['wife', 'wives'], es: ['esposa', 'mujer', 'esposas', 'mujeres'] },
  },
  concubine: {
    inverse: ['husband', 'master', 'concubine'],
    words: { en: ['concubine', 'concubines'], es: ['concubina', 'concubinas'] },
  },
  brother: {
    inverse: ['brother', 'sister', 'half-brother', 'half-sister'],
    words: {
      en: ['brother', 'brothers', 'sibling', 'siblings', 'twin'],
      es: ['hermano', 'hermanos', 'gemelo'],
    },
  },
  sister: {
    inverse: ['brother', 'sister', 'half-brother', 'half-sister'],
    words: { en: ['sister', 'sisters', 'sibling', 'siblings'], es: ['hermana', 'hermanas', 'hermanos'] },
  },
  'mother-in-law': {
    inverse: ['daughter-in-law', 'son-in-law'],
    words: { en: ['mother-in-law'], es: ['suegra'] },
  },
  'father-in-law': {
    inverse: ['daughter-in-law', 'son-in-law'],
    words: { en: ['father-in-law'], es: ['suegro'] },
  },
  'daughter-in-law': {
    inverse: ['mother-in-law', 'father-in-law'],
    words: { en: ['daughter-in-law', 'daughters-in-law'], es: ['nuera', 'nueras'] },
  },
  'son-in-law': {
    inverse: ['mother-in-law', 'father-in-law'],
    words: { en: ['son-in-law'], es: ['yerno', 'yernos'] },
  },
  'sister-in-law': {
    inverse: ['sister-in-law', 'brother-in-law'],
    words: { en: ['sister-in-law'], es: ['cunada', 'cunadas'] },
  },
  'brother-in-law': {
    inverse: ['sister-in-law', 'brother-in-law'],
    words: { en: ['brother-in-law'], es: ['cunado', 'cunados'] },
  },
  uncle: { inverse: ['nephew', 'niece'], words: { en: ['uncle'], es: ['tio'] } },
  aunt: { inverse: ['nephew', 'niece'], words: { en: ['aunt'], es: ['tia'] } },
  nephew: { inverse: ['uncle', 'aunt'], words: { en: ['nephew', 'nephews'], es: ['sobrino', 'sobrinos'] } },
  niece: { inverse: ['uncle', 'aunt'], words: { en: ['niece'], es: ['sobrina'] } },
  cousin: { inverse: ['cousin'], words: { en: ['cousin', 'cousins'], es: ['primo', 'prima', 'primos'] } },
  grandfather: {
    inverse: ['grandson', 'granddaughter'],
    words: {
      en: ['grandfather', 'grandpa', 'grandparents'],
      es: ['abuelo', 'abuelos', 'abuelito', 'abuelitos'],
    },
  },
  grandmother: {
    inverse: ['grandson', 'granddaughter'],
    words: {
      en: ['grandmother', 'grandma', 'grandparents'],
      es: ['abuela', 'abuelos', 'abuelita', 'abuelitos'],
    },
  },
  grandson: {
    inverse: ['grandfather', 'grandmother'],
    words: { en: ['grandson', 'grandsons', 'grandchildren'], es: ['nieto', 'nietos'] },
  },
  granddaughter: {
    inverse: ['grandfather', 'grandmother'],
    words: { en: ['granddaughter', 'grandchildren'], es: ['nieta', 'nietos'] },
  },
  'great-grandfather': {
    inverse: [],
    words: { en: ['great-grandfather', 'great-grandparents'], es: ['bisabuelo', 'bisabuelos'] },
  },
  'great-grandmother': { inverse: [], words: { en: ['great-grandmother'], es: ['bisabuela'] } },
  'great-grandson': {
    inverse: [],
    words: {
      en: ['great-grandson', 'great-grandsons', 'great-grandchildren'],
      es: ['bisnieto', 'bisnietos'],
    },
  },
  'great-granddaughter': {
    inverse: [],
    words: { en: ['great-granddaughter', 'great-grandchildren'], es: ['bisnieta', 'bisnietos'] },
  },
  ancestor: { inverse: ['descendant'], words: { en: ['ancestor'], es: ['antepasado'] } },
  descendant: {
    inverse: ['ancestor'],
    words: { en: ['descendant', 'descendants'], es: ['descendiente', 'descendientes'] },
  },
  servant: {
    inverse: ['master', 'mistress'],
    words: { en: ['servant'], es: ['siervo', 'sierva', 'criado'] },
  },
  master: { inverse: ['servant', 'slave'], words: { en: ['master'], es: ['amo', 'senor'] } },
  teacher: {
    inverse: ['disciple', 'student', 'pupil'],
    words: { en: ['teacher', 'mentor'], es: ['maestro', 'mentor'] },
  },
  disciple: {
    inverse: ['teacher', 'master', 'mentor'],
    words: { en: ['disciple', 'disciples'], es: ['discipulo', 'discipulos'] },
  },
  friend: { inverse: ['friend'], words: { en: ['friend', 'friends'], es: ['amigo', 'amiga', 'amigos'] } },
  enemy: { inverse: ['enemy'], words: { en: ['enemy', 'enemies'], es: ['enemigo', 'enemiga', 'enemigos'] } },
  opponent: {
    inverse: ['opponent', 'enemy'],
    words: { en: ['opponent', 'enemy', 'enemies'], es: ['adversario', 'enemigo', 'enemiga', 'enemigos'] },
  },
  successor: {
    inverse: ['predecessor'],
    words: { en: ['successor', 'succeeded', 'replaced'], es: ['sucesor', 'sucedio', 'reemplazo'] },
  },
  predecessor: { inverse: ['successor'], words: { en: ['predecessor'], es: ['predecesor'] } },
};

const WOMEN = new Set(
  'mother daughter wife concubine sister mother-in-law daughter-in-law sister-in-law aunt niece grandmother granddaughter'.split(
    ' ',
  ),
);
const MEN = new Set(
  'father son husband brother father-in-law son-in-law brother-in-law uncle nephew grandfather grandson'.split(
    ' ',
  ),
);

/**
 * What a person is to another who is `as` to them: Naomi's `daughter-in-law` has in her a `mother-in-law`.
 *
 * @param sex of the person
 */
export function inverseFor(as: string, sex: 'm' | 'f'): string | undefined {
  const others = sex === 'f' ? MEN : WOMEN;
  return RELATIONS[as]?.inverse.find((each) => !others.has(each));
}

/** What a person may be to someone to whom the other is `as`; undefined for a relation without a fixed inverse. */
export function inversesOf(as: string): readonly string[] | undefined {
  return RELATIONS[as]?.inverse;
}

const CHILD = ['son', 'daughter'] as const;
const PARENT = ['father', 'mother'] as const;

/** Relations over other people: a great-grandson is the son of a child of a child. */
const STEPS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  grandson: [CHILD, ['son']],
  granddaughter: [CHILD, ['daughter']],
  grandfather: [PARENT, ['father']],
  grandmother: [PARENT, ['mother']],
  'great-grandson': [CHILD, CHILD, ['son']],
  'great-granddaughter': [CHILD, CHILD, ['daughter']],
  'great-grandfather': [PARENT, PARENT, ['father']],
  'great-grandmother': [PARENT, PARENT, ['mother']],
};

/** The relations that lead from a person to another over those between them; none for a relation of its own. */
export function stepsTo(as: string): readonly (readonly string[])[] {
  return STEPS[as] ?? [];
}

/** The relations that a word means, as entries name them: `suegra` is a mother-in-law. */
export function relationsCalled(word: string, language: Language): string[] {
  return Object.entries(RELATIONS)
    .filter(([, { words }]) => words[language].includes(word))
    .map(([name]) => name);
}

/** All words for relations in a language, folded; those of several parts have hyphens. */
export function relationWords(language: Language): string[] {
  return [...new Set(Object.values(RELATIONS).flatMap(({ words }) => words[language]))];
}
