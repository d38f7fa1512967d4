import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type EntryKind, type StudyEntries } from '@word-unfolded/study-library';
import { sentencesOf } from '../../finding/commentary-words.js';
import { formOf } from '../wording/question-form.js';
import type { Verdict } from './claim-in-sentence.js';
import { numbersIn } from './numbers.js';

/** Places that hold others: who was born in Bethlehem was born in Israel. */
const HOLDS_OTHERS =
  /^(?:israel|palestine|palestina|canaan|judea|judah|juda|galilee|galilea|samaria|asia|greece|grecia|egypt|egipto|babylon|babilonia|assyria|asiria|rome|roma|persia|mesopotamia|syria|siria|jerusalem|jerusalen|moab|edom)$/;

/** Titles that ask for a number in another way. */
const OF_NUMBER =
  /(?<!\p{L})(?:how (?:many|much|old|long|often|tall|far)|price|what age|cu[aá]nt[oa]s?|precio|qu[eé] edad)(?!\p{L})/iu;

/**
 * Whether a claim gives the value that the answer to a question has: “Jesus was born in Nazareth” against where he was
 * born, “Peter denied him twice” against how many times. Undefined where the question asks for no such value.
 *
 * @param claimed folded
 */
export function valueAgainst(
  entries: StudyEntries,
  answer: Entry,
  claimed: readonly string[],
  language: Language,
): Verdict | undefined {
  const { title, body } = answer.text[language];
  const asked = foldedWords(title);
  const form = formOf(asked, language);
  const [first = ''] = sentencesOf(body.replace(/\[\[[^\]]*\]\]/gu, ' ').replace(/\s+/gu, ' '));
  const said = foldedWords(first);
  if (form === 'how-many' || OF_NUMBER.test(title)) {
    const numbers = numbersIn(claimed, language);
    const told = numbersIn(foldedWords(first.split(/[,;:(.]/u)[0]!), language);
    const [own] = numbers;
    if (numbers.length !== 1 || told.length === 0) return undefined;
    return told.includes(own!) ? 'yes' : 'no';
  }
  if (answer.id.startsWith('fact-verdict-')) return verdictOnKing(claimed, first);
  const kind: EntryKind | undefined = form === 'where' ? 'places' : form === 'who' ? 'people' : undefined;
  if (!kind) return undefined;
  const given = namedIn(entries, claimed, kind, language).filter(
    (each) => !namedIn(entries, asked, kind, language).includes(each),
  );
  if (given.length === 0) return undefined;
  const told = namedIn(entries, said, kind, language);
  if (given.some((each) => told.includes(each))) return 'yes';
  if (told.length === 0) return undefined;
  const isWide = claimed.some((word) => HOLDS_OTHERS.test(word));
  return isWide ? undefined : 'no';
}

/** Whether a king was good or evil, as the table of facts says it; neither where it says both. */
function verdictOnKing(claimed: readonly string[], told: string): Verdict | undefined {
  const asksGood = claimed.some((word) =>
    /^(?:good|godly|faithful|righteous|buen|bueno|justo|fiel)$/.test(word),
  );
  const asksEvil = claimed.some((word) => /^(?:bad|evil|wicked|mal|malo|malvado|impio)$/.test(word));
  const isGood = /did what was right|hizo lo recto/u.test(told) && !/did not|no hizo/u.test(told);
  const isMixed = /(?<!\p{L})(?:but|until|afterwards|pero|hasta|después)(?!\p{L})/u.test(told);
  if (asksGood === asksEvil || isMixed) return undefined;
  return asksGood === isGood ? 'yes' : 'no';
}

function namedIn(
  entries: StudyEntries,
  words: readonly string[],
  kind: EntryKind,
  language: Language,
): Entry[] {
  return entries.named(words, language).flatMap(({ item }) => (item.kind === kind ? [item] : []));
}
