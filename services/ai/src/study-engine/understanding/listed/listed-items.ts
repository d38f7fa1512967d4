import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import { sentencesOf } from '../../finding/commentary-words.js';
import { oneOfSeveral } from '../follow-ups/follow-up-question.js';
import { understandAlone } from '../understand.js';

const PLACES: readonly RegExp[] = [
  /^(?:first|prim)/iu,
  /^(?:second|segund)/iu,
  /^(?:third|terc)/iu,
  /^(?:fourth|cuart)/iu,
  /^(?:fifth|quint)/iu,
  /^(?:sixth|sext)/iu,
  /^(?:seventh|s[eé]ptim)/iu,
  /^(?:eighth|octav)/iu,
  /^(?:ninth|noven)/iu,
  /^(?:tenth|d[eé]cim)/iu,
];

/** One of several things, with its article. */
const ONE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:about )?the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: one)?(?=[\s,]*(?:[?.!]|$)|,? (?:do|did|mean|means|say|said|called|about)(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:el|la|al|del) (primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa]|[uú]ltim[oa])(?=[\s,]*(?:[¿?.!]|$)|,? (?:qu[eé]|hizo|dice|significa)(?!\p{L}))/iu,
};

/** Entries whose sentences name things one by one; a story only tells them. */
const LISTS: ReadonlySet<Entry['kind']> = new Set(['questions', 'theology']);

/** Fewer things are no list. */
const FEWEST = 3;
/** So many things are a list, however they were asked for. */
const MANY = 5;
/** Most words of one of several things. */
const MOST_WORDS = 9;

/** Questions whose answer may name several things. */
const ASKS_FOR_SEVERAL: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:are|were|which|list|name|names|how many)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:son|eran|fueron|cu[aá]les|qui[eé]nes|lista|nombra|nombres|cu[aá]nt[oa]s)(?!\p{L})/iu,
};

/**
 * A question of one of several things that an answer before named one by one, with the name of that one: “What was said
 * to the last one?” after the seven churches asks of Laodicea. Undefined where nothing was listed.
 *
 * @param asked the questions before
 */
export function ofListed(
  entries: StudyEntries,
  question: string,
  asked: readonly string[],
  language: Language,
): string | undefined {
  const ordinal = ONE[language].exec(question)?.[1];
  const listing =
    ordinal && (asked.findLast((each) => ASKS_FOR_SEVERAL[language].test(each)) ?? asked.at(-1));
  if (!listing) return undefined;
  const names = namesListed(entries, question, listing, language);
  // “What is the fruit of the Spirit?” asks for one thing, which is of nine parts.
  if (names.length < MANY && !ASKS_FOR_SEVERAL[language].test(listing)) return undefined;
  const at = PLACES.findIndex((place) => place.test(ordinal));
  const item = at < 0 ? names.at(-1) : names[at];
  if (!item || names.length < 2) return undefined;
  const named = question.replace(ONE[language], item);
  return ASKS_MEANING[language].test(named) ? ofItem(entries, named, item, language) : named;
}

/** Questions what one of several things means. */
const ASKS_MEANING: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and |so )?(?:what does .+ mean|explain|what is|tell me (?:more )?about)(?!\p{L})/iu,
  es: /^[\s¿]*(?:y )?(?:qu[eé] (?:significa|es|quiere decir)|expl[ií]ca(?:me)?|h[aá]blame del?)(?!\p{L})/iu,
};

/** What Scripture says of one of several things, where the library does not explain its name. */
function ofItem(entries: StudyEntries, named: string, item: string, language: Language): string {
  const isKnown = (text: string) => {
    const understood = understandAlone(entries, text, language);
    return understood.kind === 'entry' && !understood.isNear && understood.fit >= KNOWN;
  };
  if (isKnown(named)) return named;
  const says =
    language === 'en' ? `What does the Bible say about ${item}?` : `¿Qué dice la Biblia sobre ${item}?`;
  return isKnown(says) ? says : named;
}

/** An entry that explains so much of a question answers it. */
const KNOWN = 0.9;

/** What the answer to a question named one by one; nothing where the library tells of each by itself. */
function namesListed(entries: StudyEntries, question: string, listing: string, language: Language): string[] {
  const understood = understandAlone(entries, listing, language);
  if (understood.kind === 'relation')
    return understood.asked.related.map(
      (each) => each.entry?.text[language].title.replace(/\s*\(.*\)|,.*$/gu, '') ?? each.name,
    );
  if (understood.kind !== 'entry' || !LISTS.has(understood.entry.kind)) return [];
  const { entry } = understood;
  return oneOfSeveral(entries, foldedWords(question).join(' '), language, entry)
    ? []
    : itemsOf(entry, language);
}

/** The things that the first paragraph of an entry names one after another; none where it lists nothing. */
export function itemsOf(entry: Entry, language: Language): string[] {
  const titled = itemsIn(entry.text[language].title.replace(/[¿?]/gu, ''), language);
  if (titled.length >= FEWEST) return titled;
  const [paragraph = ''] = entry.text[language].body.split('\n\n');
  const plain = paragraph.replace(/\s*\(\[\[.*?\]\]\)|\[\[.*?\]\]/gu, '').replace(/\s+/gu, ' ');
  const lists = sentencesOf(plain).map((sentence) => itemsIn(sentence, language));
  const [longest = []] = lists.filter(({ length }) => length >= FEWEST).sort((a, b) => b.length - a.length);
  return longest;
}

function itemsIn(sentence: string, language: Language): string[] {
  const and = language === 'en' ? 'and' : '[ye]';
  const [clause = ''] = new RegExp(`[^;.]*?,\\s[^;.]*?\\s${and}\\s[^;,.]+`, 'iu').exec(sentence) ?? [];
  const items = clause
    .split(new RegExp(`,\\s+(?:${and}\\s+)?|\\s${and}\\s(?=[^,]*$)`, 'iu'))
    .map((item) =>
      item
        .trim()
        .replace(/^(?:(?:and )?then|y luego|luego|después)\s+/iu, '')
        .replace(/[.?!]+$/u, '')
        .replace(/ (?:mean|means|stand for)$/iu, ''),
    )
    .filter(Boolean);
  const start = items.findLastIndex((item) => INTRODUCES.test(item));
  const [first = '', ...rest] = items.slice(Math.max(0, start));
  return rest.length + 1 >= FEWEST &&
    first.replace(INTRODUCES, '').split(' ').length <= MOST_WORDS &&
    rest.every((item) => item.split(' ').length <= MOST_WORDS)
    ? [first.replace(INTRODUCES, ''), ...rest]
    : [];
}

/** What introduces a list stands before its first thing. */
const INTRODUCES =
  /^.*(?::|(?<!\p{L})(?:is|are|was|were|do|does|significan?|namely|calling blessed|names?|called|es|son|eran|fueron|se cuentan|se nombran|llama a|llam(?:a|ar|ando) dichosos a|nombran?))\s+/iu;
