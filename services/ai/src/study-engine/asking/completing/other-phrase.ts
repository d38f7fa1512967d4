import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type EntryKind, type StudyEntries } from '@word-unfolded/study-library';

/** Prepositions with which a question that goes on names another thing: “And about anger?”, “¿Y de los ricos?” */
const BY_PREPOSITION: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and|but|or|what|how)?\s*(?:and )?(about|for|in|of|to|with|from|on|at|during|under|against|after|before)\s+([^?!.]+?)[\s?!.]*$/iu,
  es: /^[\s¿¡]*(?:y|pero|o)\s+(?:qu[eé] (?:hay|dice) )?(del?|sobre|en|con|para|al?|por|contra|desde|ante|durante|despu[eé]s del?|antes del?)\s+([^?!.]+?)[\s?!.]*$/iu,
};

/** Only a name or a thing: “And Silas?”, “¿Y los moabitas?” */
const ALONE: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and|what about|how about|and what about|and how about)\s+([^?!.,]+?)[\s?!.]*$/iu,
  es: /^[\s¿¡]*y\s+(?:qu[eé] (?:tal|hay de) )?([^?!.,]+?)[\s?!.]*$/iu,
};

/** Only a verb and another name: “Was Peter?” after “Was Paul married?” */
const ALSO: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and )?(was|were|is|are|did|does|do|had|has|could|can) ([^?!.,]+?)(?: too| also| as well)?[\s?.!]*$/iu,
  es: /^[\s¿¡]*(?:y )?(era|fue|estaba|estuvo|tuvo|ten[ií]a|es) ([^?!.,]+?)(?: tambi[eé]n)?[\s?.!]*$/iu,
};

/** What points to something and names nothing. */
const POINTS =
  /^(?:(?:it|that|this|them|him|her|me|us|you|there|then|so|now|eso|esto|ella|ellos|ellas|él|mí|ti|allí|ahí|entonces|luego|después|ahora)(?!\p{L})|(?:his|her|their|its|our|my|sus?|mis?)\s|(?:what|who|whom|why|when|where|how|which|qué|quién|por qué|cuándo|dónde|cómo|cuál|cuánt[oa]s)(?!\p{L}))/iu;

/** A verb with its subject makes it a question of its own. */
const HAS_VERB: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were|did|does|do|has|had|can|will|would|should|say|says|said|happened|mean|means)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|era|eran|fue|fueron|dice|dicen|dijo|hizo|hay|pasó|puede|tiene|tuvo|significa|están?)(?!\p{L})/iu,
};

/** Most words of what is named. */
const MOST_WORDS = 6;

/** Kinds of which one name stands for another in the same question. */
const KINDS: readonly EntryKind[] = ['people', 'places', 'books', 'stories', 'theology'];

/** A question that compares has two names, of which none is meant to be another. */
const COMPARES =
  /(?<!\p{L})(?:compare|difference|differences|versus|vs|compara|comparar|diferencias?)(?!\p{L})/iu;

/** “The old” is a testament after one was named. */
const TESTAMENT: Readonly<Record<Language, RegExp>> = {
  en: /^the (old|new)$/iu,
  es: /^el (antiguo|nuevo|viejo)$/iu,
};

/**
 * The question before with what this one names in the place of what that one named: “And about anger?” after “What does
 * Proverbs say about lazy people?”, “And Silas?” after “Who was Barnabas?” Undefined for any other question.
 */
export function withOtherPhrase(
  entries: StudyEntries,
  question: string,
  before: string,
  language: Language,
): string | undefined {
  if (COMPARES.test(before)) return undefined;
  const testament = withOtherTestament(question, before, language);
  if (testament) return testament;
  const also = ALSO[language].exec(question);
  if (also && before.toLowerCase().trimStart().replace(/^¿/u, '').startsWith(also[1]!.toLowerCase())) {
    const same = withOtherName(entries, also[2]!, before, language);
    if (same) return same;
  }
  const called = ALONE[language].exec(question)?.[1];
  const other =
    called && isPhrase(called, language) ? withOtherName(entries, called, before, language) : undefined;
  if (other) return other;
  const [, preposition, named] = BY_PREPOSITION[language].exec(question) ?? [];
  if (preposition && named && isPhrase(named, language)) {
    const replaced = withOtherTail(before, preposition, named, language);
    if (replaced) return replaced;
  }
  const alone = ALONE[language].exec(question)?.[1];
  if (!alone || !isPhrase(alone, language)) return undefined;
  return withOtherName(entries, alone, before, language) ?? withOtherGroup(alone, before, language);
}

function isPhrase(text: string, language: Language): boolean {
  return (
    text.split(/\s+/u).length <= MOST_WORDS &&
    !POINTS.test(text) &&
    !HAS_VERB[language].test(text) &&
    !/\d/u.test(text)
  );
}

const NAMES_TESTAMENT: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:the )?(?:old|new) testament|the (?:whole )?bible(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el )?(?:antiguo|nuevo) testamento|la biblia(?: entera)?(?!\p{L})/iu,
};

/** The question before, asked of the other testament: “And in the old?” after “How many books are in the new testament?” */
function withOtherTestament(question: string, before: string, language: Language): string | undefined {
  const asked =
    /^[\s¿]*(?:and|what about|how about|y)\s+(?:in |en |del? |for )?((?:the |el )?(?:old|new|antiguo|nuevo|viejo)(?: testament[o]?)?)[\s?!.]*$/iu.exec(
      question,
    )?.[1];
  if (!asked || !/^(?:how many|[\s¿]*cu[aá]nt[oa]s)/iu.test(before)) return undefined;
  const which = TESTAMENT[language].exec(asked)?.[1];
  const name = which ? `${asked} ${language === 'en' ? 'testament' : 'testamento'}` : asked;
  const replaced = before.replace(NAMES_TESTAMENT[language], name);
  return replaced === before ? undefined : replaced;
}

/** The question before with another end after a preposition that it has too. */
function withOtherTail(
  before: string,
  preposition: string,
  named: string,
  language: Language,
): string | undefined {
  const plain = preposition.toLowerCase();
  const forms: Readonly<Record<string, string>> = { de: 'del?', del: 'del?', a: 'al?', al: 'al?' };
  const own = language === 'es' ? (forms[plain] ?? plain) : plain;
  const tail = new RegExp(`(?<=[\\s\\p{L}]\\s)(?:${own})\\s+(?!(?:${own})\\s)[^?]+?(?=[\\s?!.]*$)`, 'iu');
  const all = [...before.matchAll(new RegExp(`(?<=\\s)(?:${own})\\s`, 'giu'))];
  const at = all.at(-1)?.index;
  if (at === undefined) return undefined;
  const end = before.slice(at);
  return tail.test(` a ${end}`)
    ? `${before.slice(0, at)}${preposition} ${named}${/\?\s*$/u.test(before) ? '?' : ''}`
    : undefined;
}

/** The question before with another name of the same kind. */
function withOtherName(
  entries: StudyEntries,
  named: string,
  before: string,
  language: Language,
): string | undefined {
  const words = foldedWords(named);
  const own = entries
    .named(words, language)
    .filter(({ at }) => at.length === words.length || isArticleFirst(words, at));
  const written = [...before.matchAll(/[\p{L}\p{M}’'-]+|\d+/gu)];
  const said = written.map(({ 0: word }) => foldedWords(word)[0] ?? '');
  for (const kind of KINDS) {
    if (!own.some(({ item }) => item.kind === kind)) continue;
    const [other, another] = distinct(
      entries.named(said, language).filter(({ item }) => item.kind === kind),
      said,
    );
    if (!other || another) continue;
    const [first, last] = [written[other.at[0]!], written[other.at.at(-1)!]];
    if (!first || !last) continue;
    return `${before.slice(0, first.index)}${named}${before.slice(last.index + last[0].length)}`;
  }
  return undefined;
}

/** Whether all words but a first article are the name. */
function isArticleFirst(words: readonly string[], at: readonly number[]): boolean {
  return at.length === words.length - 1 && at[0] === 1 && /^(?:the|el|la|los|las)$/u.test(words[0]!);
}

/** Matches at different words, of which one may be the name of several. */
function distinct<Found extends { readonly at: readonly number[]; readonly item: Entry }>(
  found: readonly Found[],
  words: readonly string[],
): Found[] {
  const longest = [...found].sort((a, b) => b.at.length - a.at.length);
  const kept: Found[] = [];
  for (const each of longest)
    if (!kept.some(({ at }) => at.some((position) => each.at.includes(position)))) kept.push(each);
  return kept.filter(({ at }) => at.every((position) => words[position] !== ''));
}

/** A group by its article: “And the Moabites?” after “Who were the Amalekites?” */
function withOtherGroup(named: string, before: string, language: Language): string | undefined {
  const article = language === 'en' ? /^the\s+\p{L}/iu : /^(?:los|las|el|la)\s+\p{L}/iu;
  if (!article.test(named)) return undefined;
  const form =
    language === 'en'
      ? /^(\s*(?:who|what|where) (?:is|are|was|were) |\s*tell me about )the\s+[\p{L} ’'-]+?([\s?!.]*)$/iu
      : /^([\s¿]*(?:qui[eé]n(?:es)?|qu[eé]|d[oó]nde) (?:es|son|era|eran|fue|fueron|est[aá]n?) |[\s¿]*h[aá]blame de )(?:los|las|el|la)\s+[\p{L} ]+?([\s?!.]*)$/iu;
  const replaced = before.replace(form, (_, head: string, end: string) => `${head}${named}${end}`);
  return replaced === before ? undefined : replaced;
}
