import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type StoryEntry, type StudyEntries } from '@word-unfolded/study-library';
import { prominence } from './people/prominence.js';
import { personNear, sexOf } from './people/relation-question.js';

/** Questions where the Bible tells of somebody or something: “Where else is he mentioned?” */
const ASKS_WHERE_TOLD: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is|are|was|were) .+ (?:ever )?mentioned in (?:the (?:book|letter|gospel) of )?(?:[1-3] )?\w+$|^does (?:the book of )?(?:[1-3] )?\w+ mention .+$|^(?:and |so )?(?:where|(?:in )?(?:what|which) (?:other )?(?:books?|passages?|verses?|chapters?|parts? of the bible))(?: else)?(?: in (?:the bible|scripture))? (?:is|are|was|were|does|do|did|can (?:i|we)|mentions?|tells? (?:of|about)|talks? about|speaks? (?:of|about)) .*?\b(?:mentioned|appears?|named|spoken of|talked about|found|read (?:about|of)|show(?:s)? up|turn(?:s)? up|come(?:s)? up)(?: (?:again|else|too|in (?:the bible|scripture)|elsewhere))*$|^(?:and )?(?:does|did|is) (?:he|she|it) (?:ever )?(?:appear|come up|show up|mentioned) (?:again|anywhere else|elsewhere|later)(?: in the bible)?$|^(?:and )?where else (?:is|are|was|were|does|do) (?:he|she|they|it)(?: \w+)?$|^(?:is|are|was|were) (?:he|she|they|it|there) (?:also )?mentioned (?:anywhere else|elsewhere|again)$/,
  es: /^(?:se )?(?:l[oae] )?(?:menciona|aparece|nombra|habla)n? .+ en (?:el libro de |la carta a )?(?:[1-3] )?\w+$|^menciona (?:el libro de )?(?:[1-3] )?\w+ a .+$|^(?:y )?(?:(?:en )?(?:donde|que (?:otros? |otras? )?(?:libros?|pasajes?|versiculos?|capitulos?|partes? de la biblia)))(?: mas)?(?: de la biblia)? (?:tambien )?(?:se )?(?:l[oae]s? )?(?:menciona|mencionan|mencionad[oa]s?|aparece|aparecen|nombra|nombran|habla|hablan|sale|salen|encuentra|encuentran)(?: .*)?$|^(?:y )?donde mas (?:se )?(?:l[oae]s? )?\w+(?: .*)?$|^(?:y )?(?:aparece|sale|se l[oae]s? menciona|se habla de ell?[ao]?s?)(?: .*)?(?:en otr[oa]s? (?:partes?|lugar(?:es)?|libros?|pasajes?)|otra vez|de nuevo|mas)$/,
};

/** Kinds that are mentioned in more places than one. */
const KINDS = ['people', 'places'] as const;

/** Whom or what such a question is about: the one that it names, or the one before. */
export function mentionedEntry(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): Entry | undefined {
  if (!ASKS_WHERE_TOLD[language].test(words.join(' '))) return undefined;
  // “Does Paul mention his family?” asks where nobody is told of whom it names.
  const verb = words.findIndex((word) => /^menti?on|^mencion/.test(word));
  const isBy = /^(?:does|did|menciona)$/.test(words[0] ?? '');
  const from = isBy ? (verb === 0 ? words.lastIndexOf('a') : verb) : -1;
  const named = entries
    .named(words, language)
    .filter(({ at }) => at[0]! > from)
    .map(({ item }) => item);
  if (isBy && named.length === 0) return undefined;
  for (const kind of KINDS) {
    const [entry] = named
      .filter((item) => item.kind === kind)
      .sort((a, b) => prominence(b, words, before) - prominence(a, words, before));
    if (entry) return entry;
  }
  if (named.length > 0) return undefined;
  // “Does he appear again?” asks of the man, and of no answer about him.
  const isOfPerson = language === 'en' && sexOf(words) !== undefined;
  const person = isOfPerson ? personNear(entries, before, language) : undefined;
  return person ?? (before && before.kind !== 'books' ? before : undefined);
}

const told = new WeakMap<StudyEntries, Map<string, readonly StoryEntry[]>>();

/** The stories that tell of a person, or name a place or a group. */
export function storiesNaming(
  entries: StudyEntries,
  subject: Entry,
  language: Language,
): readonly StoryEntry[] {
  const known = told.get(entries) ?? new Map<string, readonly StoryEntry[]>();
  told.set(entries, known);
  const key = `${language} ${subject.kind} ${subject.id}`;
  const found = known.get(key);
  if (found) return found;
  const name = subject.kind === 'people' ? undefined : nameIn(subject, language);
  const stories = entries.all.filter(
    (entry): entry is StoryEntry =>
      entry.kind === 'stories' &&
      (subject.kind === 'people'
        ? entry.people.includes(subject.id)
        : name !== undefined && names(entry, name, language)),
  );
  known.set(key, stories);
  return stories;
}

function names(story: StoryEntry, name: string, language: Language): boolean {
  const { title, body } = story.text[language];
  return ` ${foldedWords(`${title} ${body}`).join(' ')} `.includes(` ${name} `);
}

/** The name of a place, or of the group whose title asks who they were: “Who were the Philistines?” */
function nameIn(subject: Entry, language: Language): string | undefined {
  const title = subject.text[language].title.replace(/\s*\(.*\)|,.*$/gu, '');
  if (subject.kind === 'places') return foldedWords(title).join(' ');
  const group =
    language === 'en'
      ? /^who (?:is|are|was|were) the ([\p{L}-]+)\?$/iu.exec(title)?.[1]
      : /^¿?qui[eé]n(?:es)? (?:es|son|eran?|fue|fueron) (?:los|las) ([\p{L}-]+)\?$/iu.exec(title)?.[1];
  return group && foldedWords(group).join(' ');
}

/** The story whose title names a place; undefined where none or several do. */
export function storyAt(entries: StudyEntries, place: Entry, language: Language): StoryEntry | undefined {
  const name = nameIn(place, language);
  if (name === undefined) return undefined;
  const [story, another] = storiesNaming(entries, place, language).filter(({ text }) =>
    ` ${foldedWords(text[language].title).join(' ')} `.includes(` ${name} `),
  );
  return another ? undefined : story;
}
