/** The names of a relation for one person and for several. */
export type RelationLabel = { readonly one: string; readonly many: string };

const plural = (one: string, many = `${one}s`): RelationLabel => ({ one, many });

/** The relations of the entries as English names them. */
export const ENGLISH_RELATIONS: Readonly<Record<string, RelationLabel>> = {
  father: plural('father'),
  mother: plural('mother'),
  son: plural('son'),
  daughter: plural('daughter'),
  husband: plural('husband'),
  wife: plural('wife', 'wives'),
  concubine: plural('concubine'),
  brother: plural('brother'),
  sister: plural('sister'),
  'half-brother': plural('half-brother'),
  'half-sister': plural('half-sister'),
  'mother-in-law': plural('mother-in-law', 'mothers-in-law'),
  'father-in-law': plural('father-in-law', 'fathers-in-law'),
  'daughter-in-law': plural('daughter-in-law', 'daughters-in-law'),
  'son-in-law': plural('son-in-law', 'sons-in-law'),
  'sister-in-law': plural('sister-in-law', 'sisters-in-law'),
  'brother-in-law': plural('brother-in-law', 'brothers-in-law'),
  uncle: plural('uncle'),
  aunt: plural('aunt'),
  nephew: plural('nephew'),
  niece: plural('niece'),
  cousin: plural('cousin'),
  grandfather: plural('grandfather'),
  grandmother: plural('grandmother'),
  grandson: plural('grandson'),
  granddaughter: plural('granddaughter'),
  'great-grandfather': plural('great-grandfather'),
  'great-grandmother': plural('great-grandmother'),
  'great-grandson': plural('great-grandson'),
  'great-granddaughter': plural('great-granddaughter'),
  ancestor: plural('ancestor'),
  descendant: plural('descendant'),
  servant: plural('servant'),
  master: plural('master'),
  teacher: plural('teacher'),
  disciple: plural('disciple'),
  friend: plural('friend'),
  enemy: plural('enemy', 'enemies'),
  opponent: plural('opponent'),
  successor: plural('successor'),
  predecessor: plural('predecessor'),
  parents: plural('parent'),
  children: plural('child', 'children'),
  siblings: plural('brother or sister', 'brothers and sisters'),
  grandparents: plural('grandparent'),
};

/** The same in Spanish, with the article of one and of several. */
type SpanishLabel = RelationLabel & { readonly articles: readonly [one: string, many: string] };

const el = (one: string, many = `${one}s`): SpanishLabel => ({ one, many, articles: ['el', 'los'] });
const la = (one: string, many = `${one}s`): SpanishLabel => ({ one, many, articles: ['la', 'las'] });

/** The relations of the entries as Spanish names them. */
export const SPANISH_RELATIONS: Readonly<Record<string, SpanishLabel>> = {
  father: el('padre'),
  mother: la('madre'),
  son: el('hijo'),
  daughter: la('hija'),
  husband: el('esposo'),
  wife: la('esposa'),
  concubine: la('concubina'),
  brother: el('hermano'),
  sister: la('hermana'),
  'half-brother': el('medio hermano', 'medios hermanos'),
  'half-sister': la('media hermana', 'medias hermanas'),
  'mother-in-law': la('suegra'),
  'father-in-law': el('suegro'),
  'daughter-in-law': la('nuera'),
  'son-in-law': el('yerno'),
  'sister-in-law': la('cuñada'),
  'brother-in-law': el('cuñado'),
  uncle: el('tío'),
  aunt: la('tía'),
  nephew: el('sobrino'),
  niece: la('sobrina'),
  cousin: el('primo'),
  grandfather: el('abuelo'),
  grandmother: la('abuela'),
  grandson: el('nieto'),
  granddaughter: la('nieta'),
  'great-grandfather': el('bisabuelo'),
  'great-grandmother': la('bisabuela'),
  'great-grandson': el('bisnieto'),
  'great-granddaughter': la('bisnieta'),
  ancestor: el('antepasado'),
  descendant: el('descendiente'),
  servant: el('siervo'),
  master: el('amo'),
  teacher: el('maestro'),
  disciple: el('discípulo'),
  friend: el('amigo'),
  enemy: el('enemigo'),
  opponent: el('adversario'),
  successor: el('sucesor', 'sucesores'),
  predecessor: el('predecesor', 'predecesores'),
  parents: el('padre'),
  children: el('hijo'),
  siblings: el('hermano'),
  grandparents: el('abuelo'),
};

/** Relations that have one name together; in Spanish it is that of the men among them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  parents: ['father', 'mother'],
  children: ['son', 'daughter'],
  siblings: ['brother', 'sister', 'half-brother', 'half-sister'],
  grandparents: ['grandfather', 'grandmother'],
};

/** A person has one father and one mother; of other relatives there may be more than the Bible names. */
export const COMPLETE: ReadonlySet<string> = new Set(['father', 'mother', 'parents']);

/** The name of the relation of several people to one: parents for a father and a mother. */
export function relationOfAll(relations: readonly string[]): string {
  const different = new Set(relations);
  const [first = ''] = relations;
  if (different.size === 1) return first;
  return (
    Object.entries(TOGETHER).find(([, members]) => relations.every((each) => members.includes(each)))?.[0] ??
    first
  );
}
