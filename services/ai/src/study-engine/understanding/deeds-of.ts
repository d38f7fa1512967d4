import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  rangeOf,
  type Entry,
  type PersonEntry,
  type StudyEntries,
} from '@word-unfolded/study-library';
import { sentencesOf } from '../finding/commentary-words.js';
import { storiesNaming } from './mentioned.js';
import { byProminence } from './people/prominence.js';
import { personNear, sexOf } from './people/relation-question.js';
import type { Understood } from './understood.js';

/** Who did something to the one before, or in what was told: “What did the Philistines do to him?” */
const WHO_DID: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so |then )*(?:what|how) did (?:the |king |queen |his |her )?((?:\w+ ){0,2}?\w+) (?:do|react|respond|answer|reply)(?: (?:to|with|for) (?:him|her|them|it|this|that))?(?: (?:then|next|there|afterwards?|after(?: that)?|about it|in return))?$/,
  es: /^(?:y |pero |entonces |luego )*(?:que|como) (?:le |les |lo |la )?(?:hizo|hicieron|reacciono|reaccionaron|respondio|respondieron|contesto|contestaron)(?: con (?:el|ella|ellos|eso))?(?: (?:el|la|los|las|su|rey|reina))* (\w+)(?: (?:entonces|luego|despues|alli|con (?:el|ella|ellos|eso)))?$/,
};

/** Spanish may name them first: “¿Y David qué hizo?” */
const NAMED_FIRST =
  /^(?:y |pero |entonces )+(?:el |la |los |las |su )?(\w+) (?:que|como) (?:le |les |lo |la )?(?:hizo|hicieron|reacciono|respondio|contesto)(?: (?:entonces|luego|despues))?$/;

/** God is called by several names. */
const GOD = ['god', 'lord', 'yahweh', 'dios', 'senor', 'jehova'];

/** Most sentences that are told. */
const MOST = 3;

/**
 * What somebody did in the story before: its sentences of which they are the subject. Undefined for any other question, and
 * where the story tells of no such deed.
 *
 * @param words folded
 */
export function deedsOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): Understood | undefined {
  const text = words.join(' ');
  const named =
    WHO_DID[language].exec(text)?.[1] ?? (language === 'es' ? NAMED_FIRST.exec(text)?.[1] : undefined);
  if (!named || !before || sexOf(named.split(' ')) !== undefined) return undefined;
  if (/^(?:they|we|you|i|it|people|ellos|ellas|el|ella|eso|esto|despues|entonces|luego)$/.test(named))
    return undefined;
  const doer = doerOf(entries, named, language, before);
  const own = personNear(entries, before, language);
  if (!doer || doer.person === own) return undefined;
  const ownNames = own && namesOf(own);
  for (const story of storiesOf(entries, before, own, language)) {
    // Of the many deeds in the stories of somebody only those are meant that name them.
    const isOfOwn = (sentence: string) =>
      before.kind !== 'people' || story === own || foldedWords(sentence).some((word) => ownNames?.has(word));
    const sentences = sentencesOf(story.text[language].body.replace(/\s+/g, ' ')).filter(
      (sentence) => isSubject(sentence, doer.names, language) && isOfOwn(sentence),
    );
    if (sentences.length > 0)
      return {
        kind: 'told',
        subject: before,
        told: { from: story, sentences: sentences.slice(0, MOST) },
        form: 'story',
      };
  }
  return undefined;
}

function doerOf(
  entries: StudyEntries,
  named: string,
  language: Language,
  before: Entry,
): { readonly names: ReadonlySet<string>; readonly person?: PersonEntry } | undefined {
  const words = named.split(' ');
  if (words.some((word) => GOD.includes(word))) return { names: new Set(GOD) };
  const people = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const [person] = byProminence(people, words, before);
  if (!person) return { names: new Set(words.slice(-1)) };
  return { names: namesOf(person), person };
}

function namesOf({ text, names }: PersonEntry): ReadonlySet<string> {
  const titles = Object.values(text).map(({ title }) => title.replace(/\(.*\)|,.*$/gu, ' '));
  return new Set([...titles, ...names].flatMap(foldedWords).filter((word) => word.length > 2));
}

/** The story before, the one behind a question, or those of a person, the shortest first. */
function storiesOf(
  entries: StudyEntries,
  before: Entry,
  person: PersonEntry | undefined,
  language: Language,
): readonly Entry[] {
  if (before.kind === 'stories') return [before];
  const ranges = before.kind === 'questions' ? before.passages.flatMap((each) => rangeOf(each) ?? []) : [];
  const behind = ranges.flatMap((range) => entries.storiesAt(range).slice(0, 1));
  return behind.length > 0
    ? [...(person ? [person] : []), ...new Set(behind)]
    : person
      ? [person, ...storiesNaming(entries, person, language)]
      : [];
}

/** Words with which a clause goes on after another. */
const CLAUSE: Readonly<Record<Language, RegExp>> = {
  en: /[,;:]\s(?:and |but |so |then )?|\s(?:and|but|so|while|until|for)\s/iu,
  es: /[,;:]\s(?:y |pero |entonces )?|\s(?:y|e|pero|mientras|hasta que|porque|pues)\s/iu,
};

/** Words before the name of a subject. */
const ARTICLE =
  /^(?:the|then|king|queen|but|and|when|now|later|el|la|los|las|entonces|rey|reina|pero|y|cuando|luego)$/;

/** Whether a clause of a sentence begins with somebody's name. */
function isSubject(sentence: string, names: ReadonlySet<string>, language: Language): boolean {
  return sentence.split(CLAUSE[language]).some((clause) => {
    const words = foldedWords(clause.replace(/\[\[[^\]]*\]\]/gu, ' '));
    const first = words.findIndex((word) => !ARTICLE.test(word));
    // “Pilate's wife sends word” tells of his wife.
    return (
      first >= 0 &&
      names.has(words[first]!) &&
      !/^s$/.test(words[first + 1] ?? '') &&
      words.length > first + 1
    );
  });
}
