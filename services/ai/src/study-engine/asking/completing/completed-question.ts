import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  relationsCalled,
  relationWords,
  type Entry,
  type StudyEntries,
} from '@word-unfolded/study-library';
import type { PromptMessage } from '../../../generators/answer-generator.js';
import { bookTold } from '../../understanding/follow-ups/follow-up-question.js';
import { ofListed } from '../../understanding/listed/listed-items.js';
import { personNear, relationQuestion } from '../../understanding/people/relation-question.js';
import { understand } from '../../understanding/follow-ups/conversation.js';
import { RELATIONAL, understandAlone } from '../../understanding/understand.js';
import { formOf } from '../../understanding/wording/question-form.js';
import { withoutWish } from '../../understanding/wording/wish.js';
import { readable } from '../readable-question.js';
import { withOtherOrdinal } from './other-ordinal.js';
import { withOtherPhrase } from './other-phrase.js';

/** A question and those before it. */
type Conversation = { readonly question: string; readonly history: readonly PromptMessage[] };

/** Turns of a conversation that are completed. */
const LOOKED_BACK = 6;

/**
 * A conversation whose questions say what they leave to the turn before: “And about anger?” repeats the question with
 * another subject, “the second one” is called by its name, and “there”, “it” and “they” by the place, the book or the
 * group that is meant. What is said of a person is left as it is: `understand` knows the person before.
 */
export function completed(
  entries: StudyEntries,
  { question: last, history }: Conversation,
  language: Language,
  beside: Entry | undefined,
): Conversation {
  const turns: PromptMessage[] = [];
  const before: string[] = [];
  const asked = history.filter(({ role }) => role === 'user');
  const first = asked.at(-LOOKED_BACK) ?? asked[0];
  let isNear = false;
  for (const message of history) {
    isNear ||= message === first;
    if (message.role !== 'user' || !isNear) {
      turns.push(message);
      continue;
    }
    const written = withoutWish(message.content, language);
    const question = completedAfter(entries, { question: written, history: turns }, before, language, beside);
    const content = readable(entries, { question, history: turns }, language, beside);
    turns.push({ ...message, content });
    before.push(written, content);
  }
  return {
    question: completedAfter(entries, { question: last, history: turns }, before, language, beside),
    history: turns,
  };
}

function completedAfter(
  entries: StudyEntries,
  { question, history }: Conversation,
  asked: readonly string[],
  language: Language,
  beside: Entry | undefined,
): string {
  const last = asked.at(-1);
  const verse = last === undefined ? undefined : withOtherVerse(question, asked.at(-2) ?? last);
  if (verse) return verse;
  if (last !== undefined) {
    // The question before as it was written: its ordinal may have been called by name since.
    const ordinal = withOtherOrdinal(question, asked.at(-2), language);
    const listed = ofListed(entries, ordinal, asked, language);
    if (listed) return listed;
    if (ordinal !== question) return ordinal;
    const phrase = withOtherPhrase(entries, question, last, language);
    if (phrase) return phrase;
  }
  const { before } = understand(entries, question, history, language, beside);
  if (!before) return question;
  const asks = last && withOtherAsking(entries, question, last, before, language);
  if (asks) return asks;
  const ofRelative = last && withRelativeInstead(entries, question, last, language);
  if (ofRelative) return ofRelative;
  const beyond = last && withPersonBeyond(entries, question, last, before, language);
  if (beyond) return beyond;
  const ofThing =
    last && before.kind === 'people' ? withThingNamed(entries, question, last, language) : undefined;
  return ofThing ?? withSubjectNamed(entries, question, before, language);
}

/** Only a number: “¿Y el 6?” after “¿Qué significa Proverbios 3:5?” */
const NUMBER_ONLY = /^[\s¿]*(?:and|y|what about|how about)(?: the| el)? (\d{1,3})(?:th|st|nd|rd)?[\s?.!]*$/iu;

/** The question before, asked of another verse of the same chapter. */
function withOtherVerse(question: string, last: string): string | undefined {
  const verse = NUMBER_ONLY.exec(question)?.[1];
  const asked = verse && last.replace(/(\d+\s?[:.]\s?)\d+(?:\s?[-–]\s?\d+)?/u, `$1${verse}`);
  return asked && asked !== last ? asked : undefined;
}

/** A question of nothing but how, why or by whom; and how a question begins. */
const ASKS_ONLY: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and |but |so )?(by whom|with whom|for whom|to whom|for how (?:much|long)|how (?:much|long|many times|often)|with what|when|where|why|how)[\s?.!]*$/iu,
  es: /^[\s¿]*(?:y |pero )?(por qui[eé]n|con qui[eé]n|para qui[eé]n|a qui[eé]n|(?:por |en )?cu[aá]nto(?: tiempo| dinero)?|cu[aá]ntas veces|con qu[eé]|cu[aá]ndo|d[oó]nde|por qu[eé]|c[oó]mo)[\s?.!]*$/iu,
};
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and )?(?:who|whom|what|when|where|why|how)(?:\s+(?:did|does|do))?\s+|^\s*(?=(?:was|were|did|is|are)\s)/iu,
  es: /^[\s¿]*(?:y )?(?:qui[eé]n(?:es)?|qu[eé]|cu[aá]ndo|d[oó]nde|por qu[eé]|c[oó]mo)\s+/iu,
};

/** “Why?” after “Who killed Abel?”, if the library answers why somebody killed Abel. */
function withOtherAsking(
  entries: StudyEntries,
  question: string,
  last: string,
  before: Entry,
  language: Language,
): string | undefined {
  const asks = ASKS_ONLY[language].exec(question)?.[1];
  if (!asks || !BEGINS[language].test(last)) return undefined;
  const asked = last.replace(BEGINS[language], `${asks} `);
  // “For how much?” after “Who was sold by his brothers?” asks of the one who was sold.
  const named = `${asked.replace(/[\s?.!]*$/u, '')} ${nameOf(before, language)}?`;
  if (before.kind === 'people' && isAnswered(entries, named, language, before)) return named;
  return isAnswered(entries, asked, language, before) ? asked : undefined;
}

/** Whether the library answers a question otherwise than the one before. */
function isAnswered(entries: StudyEntries, asked: string, language: Language, before?: Entry): boolean {
  const understood = understandAlone(entries, asked, language);
  if (understood.kind === 'told') return true;
  if (understood.kind === 'entry' && understood.entry === before) return false;
  if (understood.kind !== 'entry' || understood.isNear || understood.fit < ANSWERED) return false;
  return (
    understood.entry.kind === 'questions' ||
    (understood.entry.kind === 'books' && understood.form === 'written')
  );
}

/** Only a relative: “And her husband?” */
const RELATIVE: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and|what about|how about) (?:his|her|their) ([\p{L}-]+(?: in law)?)[\s?.!]*$/iu,
  es: /^[\s¿]*y (?:sus?|el de sus?|la de sus?) ([\p{L}]+)[\s?.!]*$/iu,
};

/** What may be asked of a relative too: where, when, how old, and how somebody died. */
const OF_EACH =
  /^[\s¿]*(?:and |y )?(?:in what|in which|where|when|how old|how long did|how did|en qu[eé]|d[oó]nde|cu[aá]ndo|qu[eé] edad|cu[aá]ntos años|c[oó]mo muri)(?!\p{L}{9})/iu;

/** “And her husband?” after “Where was Rachel buried?” asks where he was buried, if the library tells it. */
function withRelativeInstead(
  entries: StudyEntries,
  question: string,
  last: string,
  language: Language,
): string | undefined {
  const word = RELATIVE[language].exec(question)?.[1];
  if (!word || !OF_EACH.test(last)) return undefined;
  const relation = foldedWords(word).join('-');
  const [found, another] = entries
    .named(foldedWords(last), language)
    .flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  if (!found || (another && another.text[language].title === found.text[language].title)) return undefined;
  const [related] = entries.related(found, relationsCalled(relation, language));
  if (!related?.entry) return undefined;
  const said = [found.text[language].title.replace(/,.*$/u, ''), ...found.names]
    .sort((a, b) => b.length - a.length)
    .find((name) => last.includes(name));
  const asked = said && last.replace(said, nameOf(related.entry, language));
  return asked && isAnswered(entries, asked, language) ? asked : undefined;
}

/** “And after him?” after “Who led Israel after Moses?” */
const BEYOND: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:and )?(?:who (?:was|came) )?(after|before) (?:him|her|them|that)[\s?.!]*$/iu,
  es: /^[\s¿]*(?:y )?(?:qui[eé]n (?:fue|vino|sigui[oó]) )?(despu[eé]s|antes) de (?:él|el|ella|ellos|ese)[\s?.!]*$/iu,
};

/** The question before, asked of the person who answered it. */
function withPersonBeyond(
  entries: StudyEntries,
  question: string,
  last: string,
  before: Entry,
  language: Language,
): string | undefined {
  const side = BEYOND[language].exec(question)?.[1];
  const person = side ? personNear(entries, before, language) : undefined;
  if (!person) return undefined;
  const name = nameOf(person, language);
  const tail =
    language === 'en'
      ? /(?<!\p{L})(?:after|before) [^?]+?(?=[\s?.!]*$)/iu
      : /(?<!\p{L})(?:despu[eé]s|antes) de [^?]+?(?=[\s?.!]*$)/iu;
  return tail.test(last) ? last.replace(tail, `${side}${language === 'en' ? '' : ' de'} ${name}`) : undefined;
}

const nameOf = (entry: Entry, language: Language) =>
  entry.text[language].title
    .replace(/\s*\(.*\)|,.*$/gu, '')
    .replace(/^(?:The|El|La|Los|Las)(?= )/u, (article) => article.toLowerCase());

/** The thing at the end of a question: “Who built the ark?” */
const THING = /(?<!\p{L})((?:the|an?) [\p{L}-]+(?: of (?:the )?[\p{L}-]+)?)[\s?.!]*$/iu;

/** “How many people were on it?” after “Who built the ark?” asks of the ark, and of nobody, if that is understood. */
function withThingNamed(
  entries: StudyEntries,
  question: string,
  last: string,
  language: Language,
): string | undefined {
  const thing = language === 'en' && IT.en.test(question) ? THING.exec(last)?.[1] : undefined;
  if (!thing) return undefined;
  const named = question.replace(IT.en, thing.replace(/^an? /iu, 'the '));
  const understood = understandAlone(entries, named, language);
  return understood.kind === 'entry' && !understood.isNear && understood.fit >= ANSWERED ? named : undefined;
}

const ANSWERED = 0.95;

const THERE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})there(?=[\s,]*(?:[?.!]|$)|\s+(?:before|after|with|by|and|first|now|when|for)(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:all[ií]|ah[ií]|all[aá])(?!\p{L})/iu,
};
const IT: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:it|this (?:book|letter|place|city|gospel)|that (?:book|letter|place|city|gospel)|the (?:book|letter))(?!\p{L})(?! (?:mean|true|ok|okay|a sin|wrong|right|possible|of|to)(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:est[ea]|es[ea]|el|la|dich[oa]) (?:libro|carta|ep[ií]stola|evangelio|lugar|ciudad)(?!\p{L})(?! (?:del?|a)(?!\p{L}))/iu,
};
const ITS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})its(?!\p{L})/iu,
  es: /(?<!\p{L})sus?(?!\p{L})/iu,
};
const THEY: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:they|them|these people|those people)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ell[oa]s|estos pueblos|ese pueblo|este pueblo)(?!\p{L})/iu,
};

/** Titles of questions that ask for a group: “Who were the Philistines?” */
const OF_GROUP: Readonly<Record<Language, RegExp>> = {
  en: /^who (?:is|are|was|were) (the [\p{L} -]+?)\?$/iu,
  es: /^¿?(?:qui[eé]n(?:es)?) (?:es|son|eran?|fue|fueron) ((?:los|las) [\p{L} -]+?)\?$/iu,
};

/** “How does it end?” asks for the last of what is told. */
const ENDS = /^(?:and |y )?(?:how does (?:it|the story|that) end|como (?:termina|acaba))$/;

/** A question with the place, the book, the group or the relative that it only points to. */
function withSubjectNamed(
  entries: StudyEntries,
  question: string,
  before: Entry,
  language: Language,
): string {
  const title = nameOf(before, language);
  if (before.kind === 'places') {
    const at = language === 'en' ? `in ${title}` : `en ${title}`;
    const there = question.replace(THERE[language], at);
    return there === question ? question.replace(IT[language], title) : there;
  }
  if (ENDS.test(foldedWords(question).join(' '))) return question;
  if (before.kind === 'books') return withBook(entries, question, title, language);
  if (before.kind === 'theology') {
    const named = question.replace(IT[language], title);
    const understood = named === question ? undefined : understandAlone(entries, named, language);
    return understood?.kind === 'entry' && understood.fit >= ANSWERED && !understood.isNear
      ? named
      : question;
  }
  if (before.kind === 'questions') {
    const book = OF_BOOK.test(foldedWords(question).join(' '))
      ? bookTold(entries, before, language)
      : undefined;
    if (book) return withBook(entries, question, nameOf(book, language), language);
    const group = OF_GROUP[language].exec(before.text[language].title)?.[1];
    return group ? question.replace(THEY[language], group) : question;
  }
  return withRelative(entries, question, before, language);
}

/** What is asked of a book and of nothing else. */
const OF_BOOK =
  /\b(?:chapters?|verses?|capitulos?|versiculos?)\b|^(?:and )?(?:what is (?:it|this book|that book) about|who wrote (?:it|this|that)|when was it written)$|^(?:y )?(?:de que (?:se )?trata|de que habla|quien l[oa] escribio|cuando (?:se escribio|fue escrito))$/;

/** Spanish leaves the book out: “¿Habla del perdón?” after Habakkuk asks of it. */
function withBook(entries: StudyEntries, question: string, title: string, language: Language): string {
  const name = language === 'en' ? `the book of ${title}` : `el libro de ${title}`;
  const named = question.replace(IT[language], name);
  if (named !== question) return named;
  if (language === 'en') return question.replace(ITS.en, `the ${title}`);
  const words = foldedWords(question);
  const namesOther =
    entries.named(words, language).some(({ item }) => item.kind === 'books') ||
    /(?<!\p{L})(?:biblia|testamento)(?!\p{L})/iu.test(question);
  if (namesOther || words.length > 8 || !GOES_ON_WITH_BOOK.test(words.join(' '))) return question;
  return `${question.replace(/[\s?!.]*$/u, '')} ${ITS.es.test(question) ? 'del' : 'en el'} libro de ${title}?`
    .replace(/(de qu[eé] (?:se )?trata) en el/iu, '$1 el')
    .replace(/(tiene) en el (?=libro de [^?]+\?$)/iu, '$1 el ');
}

/** Spanish questions that have no subject of their own. */
const GOES_ON_WITH_BOOK =
  /^(?:y |pero )?(?:habla|menciona|dice algo|hay|aparece|tiene|contiene|cuant[oa]s (?:capitulos|versiculos)|de que|cual(?:es)? (?:es|son)|a quien|para quien|cuando|quien lo escribio|por que se escribio|como (?:termina|empieza|comienza|acaba))(?! no| biblia)/;

/** Whose relative is meant may be told within the question: “How old was she when she had her son?” */
const HAS_SUBJECT: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:he|she|they)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas)(?!\p{L})/iu,
};

/** “What did Paul ask his master to do?” names the master of the one before, if the question is of something else. */
function withRelative(entries: StudyEntries, question: string, before: Entry, language: Language): string {
  const words = foldedWords(question);
  if (HAS_SUBJECT[language].test(question)) return question;
  if (RELATIONAL.has(formOf(words, language)) && relationQuestion(entries, words, language, before))
    return question;
  const person = personNear(entries, before, language);
  if (!person) return question;
  for (const word of relationWords(language)) {
    const own = language === 'en' ? '(?:his|her|their)' : 'sus?';
    const said = new RegExp(
      `(?<!\\p{L})${own}\\s+${word.replaceAll('-', '[- ]')}(?!\\p{L})(?! (?:mayor|menor)(?!\\p{L}))`,
      'iu',
    );
    if (!said.test(question)) continue;
    const [related, another] = entries.related(person, relationsCalled(word, language));
    if (!related?.entry || another) return question;
    const named = question.replace(said, nameOf(related.entry, language));
    // “How did his father react?” asks of what was told: how David reacted to the death of Absalom.
    const both = `${named.replace(/[\s?!.]*$/u, '')} ${nameOf(person, language)}?`;
    const understood = understandAlone(entries, both, language);
    const isAnswered =
      understood.kind === 'entry' && understood.entry.kind === 'questions' && understood.fit >= ANSWERED;
    return isAnswered ? both : named;
  }
  return question;
}
